import { listRows, queries } from '../../../platform/database/queries';
import { answerIs } from '../answers/answer.facts';

/** An application whose applicant has answered a mail of ours. */
interface Replied {
  id: string;
  standing: string;
  isPaused: boolean;
}

export const replied = queries('replied', {
  /** Those that exist, locked until the transaction ends, in the order in which all lock them. */
  lock: listRows<Replied, [ids: readonly string[]]>(`
    SELECT id, standing, standing = 'clear' AND ${answerIs.paused('a')} AS "isPaused"
    FROM applications a WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`),
});
