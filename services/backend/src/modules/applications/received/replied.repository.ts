import { listRows, oneRow, queries } from '../../../platform/database/queries';
import { lastMailTo } from '../../notifications/notifications.facts';
import { firstMailFrom } from '../../received-mails/received-mails.facts';
import { answerIs, hasReplied } from '../answers/answer.facts';

/** An application whose applicant has answered a mail of ours. */
interface Replied {
  id: string;
  standing: string;
  isPaused: boolean;
}

/** An applicant who still waits a day after they have answered. */
export interface WaitingReply {
  reference: string;
  name: string;
  /** When the first of their answers came that nobody has settled: who asks again has waited since then. */
  repliedAt: Date;
}

const A_DAY = "interval '24 hours'";
/** Of the few with an answer that waits. What settles one is as `refresh_replies` has it. */
const waiting = `FROM applications a
    CROSS JOIN LATERAL (SELECT greatest(a.stage_since, a.answer_paused_at, a.reply_settled_at, ${lastMailTo('a.id')}) AS at) settled
    CROSS JOIN LATERAL (SELECT ${firstMailFrom('application', 'a.id', 'settled.at')} AS at) first
  WHERE a.standing = 'clear' AND ${hasReplied('a')} AND first.at <= now() - ${A_DAY}`;

export const replied = queries('replied', {
  /** Those that exist, locked until the transaction ends, in the order in which all lock them. */
  lock: listRows<Replied, [ids: readonly string[]]>(`
    SELECT id, standing, standing = 'clear' AND ${answerIs.paused('a')} AS "isPaused"
    FROM applications a WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`),

  /** How many wait longer than a day, and since when the newest of them does: null without any. */
  countWaiting: oneRow<{ count: number; since: Date | null }>(`
    SELECT count(*)::int AS count, max(first.at) + ${A_DAY} AS since ${waiting}`),

  /** Those that wait longer than a day, the longest first. */
  listWaiting: listRows<WaitingReply, [limit: number]>(`
    SELECT a.reference, a.name, first.at AS "repliedAt" ${waiting} ORDER BY first.at, a.id LIMIT $1`),
});
