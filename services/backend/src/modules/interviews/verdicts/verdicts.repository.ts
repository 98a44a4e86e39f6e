import { findRow, hasRow, queries } from '../../../platform/database/queries';
import type { VerdictWord } from '../interviews.facts';

export interface Judgeable {
  takesPart: boolean;
  /** What this person has said before. */
  given: { verdict: VerdictWord; reason: string } | null;
}

export const verdicts = queries('interview-verdicts', {
  /** Of an interview that is locked. */
  find: findRow<Judgeable, [interviewId: string, staffId: string]>(`
    SELECT EXISTS (SELECT FROM interview_people p WHERE p.interview_id = i.id AND p.staff_id = $2) AS "takesPart",
      (SELECT jsonb_build_object('verdict', v.verdict, 'reason', v.reason) FROM interview_verdicts v
       WHERE v.interview_id = i.id AND v.staff_id = $2) AS given
    FROM interviews i WHERE i.id = $1`),
  insert: hasRow<[interviewId: string, staffId: string, staffName: string, verdict: VerdictWord, reason: string]>(`
    INSERT INTO interview_verdicts (interview_id, staff_id, staff_name, verdict, reason) VALUES ($1, $2, $3, $4, $5)
    RETURNING interview_id`),
});
