import { oneRow, queries } from '../../platform/database/queries';

/** Mails by state, and the age of the oldest pending one in seconds, null without one. */
type Counts = Record<'pending' | 'failed' | 'unsure' | 'sentLastDay', number> & { oldestPendingSeconds: number | null };

export const { countDeliveries } = queries('deliveries', {
  /** The health of the mails. */
  countDeliveries: oneRow<Counts>(`
   SELECT unsent.pending, unsent.age AS "oldestPendingSeconds", unsent.failed, unsent.unsure, sent.n AS "sentLastDay"
   FROM (
     SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending,
       count(*) FILTER (WHERE state = 'failed')::int AS failed,
       count(*) FILTER (WHERE state = 'unsure')::int AS unsure,
       extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'pending'))::int AS age
     FROM deliveries WHERE state <> 'sent' AND state IN ('pending', 'failed', 'unsure')) unsent,
     (SELECT count(*)::int AS n FROM deliveries WHERE sent_at > now() - interval '24 hours') sent`),
});
