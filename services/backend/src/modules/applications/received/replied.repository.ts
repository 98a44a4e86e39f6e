import { listRows, oneRow, queries } from '../../../platform/database/queries';
import { answerIs, repliedSince } from '../answers/answer.facts';

/** An application whose applicant has answered a mail of ours. */
interface Replied {
  id: string;
  standing: string;
  isPaused: boolean;
}

/** An applicant's answer that still waits a day after it came. */
export interface WaitingReply {
  reference: string;
  name: string;
  repliedAt: Date;
}

const A_DAY = "interval '24 hours'";
const waiting = `FROM applications a WHERE a.standing = 'clear' AND ${repliedSince('a')} <= now() - ${A_DAY}`;

export const replied = queries('replied', {
  /** Those that exist, locked until the transaction ends, in the order in which all lock them. */
  lock: listRows<Replied, [ids: readonly string[]]>(`
    SELECT id, standing, standing = 'clear' AND ${answerIs.paused('a')} AS "isPaused"
    FROM applications a WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`),

  /** How many wait longer than a day, and since when the newest of them does: null without any. */
  countWaiting: oneRow<{ count: number; since: Date | null }>(`
    SELECT count(*)::int AS count, max(a.replied_at) + ${A_DAY} AS since ${waiting}`),

  /** Those that wait longer than a day, the longest first. */
  listWaiting: listRows<WaitingReply, [limit: number]>(`
    SELECT a.reference, a.name, a.replied_at AS "repliedAt" ${waiting} ORDER BY ${repliedSince('a')}, a.id LIMIT $1`),
});
