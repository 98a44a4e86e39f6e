import { countUpToMost, oneRow, queries } from '../../platform/database/queries';

/** Mails by state, each up to 10,001, and the age of the oldest pending one in seconds, null without one. */
type Counts = Record<'pending' | 'failed' | 'unsure' | 'sentLastDay', number> & { oldestPendingSeconds: number | null };

/** The planner sees by the second condition that the index of unsent mails serves. */
const unsent = (state: string) => countUpToMost(`SELECT FROM deliveries WHERE state = '${state}' AND state <> 'sent'`);

export const { countDeliveries } = queries('deliveries', {
  /** The health of the mails. */
  countDeliveries: oneRow<Counts>(`
    SELECT ${unsent('pending')} AS pending, ${unsent('failed')} AS failed, ${unsent('unsure')} AS unsure,
      ${countUpToMost("SELECT FROM deliveries WHERE sent_at > now() - interval '24 hours'")} AS "sentLastDay",
      (SELECT extract(epoch FROM now() - min(created_at))::int FROM deliveries WHERE state = 'pending' AND state <> 'sent')
        AS "oldestPendingSeconds"`),
});
