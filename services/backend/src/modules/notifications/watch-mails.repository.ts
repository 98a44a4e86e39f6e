import { countUpToMost, listRows, oneRow, queries } from '../../platform/database/queries';
import { pendingSince } from './deliveries.repository';
import { type DeliveryState, deliveryStates } from './notifications.facts';

function countState(state: DeliveryState): string {
  const isOpen = state === 'pending' || state === 'unsure';
  const which = `state = '${state}'${state === 'sent' ? '' : " AND state <> 'sent'"}`;
  const since = isOpen ? '' : "AND created_at > now() - interval '24 hours'";
  return `SELECT '${state}' AS state, ${countUpToMost(`SELECT FROM deliveries WHERE ${which} ${since}`)} AS mails`;
}

export const watchedMails = queries('watch-mails', {
  /** Each up to 10,001, by the indexes of unsent mails and of times, however many mails there were. */
  count: listRows<{ state: string; mails: number }>(deliveryStates.map(countState).join(' UNION ALL ')),
  oldest: oneRow<{ seconds: number }>(`
    SELECT coalesce(extract(epoch FROM now() - min(since) FILTER (WHERE since <= now())), 0)::int AS seconds
    FROM (${pendingSince}) late`),
  /** Mails to HR about applications that have not left, however old: up to 10,001, by the index of unsent mails. */
  countUntoldHr: oneRow<{ mails: number }>(`
    SELECT ${countUpToMost(`SELECT FROM deliveries WHERE state IN ('pending', 'failed', 'unsure') AND state <> 'sent'
      AND created_at < now() - interval '15 minutes' AND template IN ('hr-application', 'hr-another-file')`)} AS mails`),
});
