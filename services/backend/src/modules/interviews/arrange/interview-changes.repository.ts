import { findRow, hasRow, oneRow, queries, run } from '../../../platform/database/queries';
import { type InterviewChangeKind, isTold, type TimeChoice } from '../interviews.facts';
import type { Plan, PlanValues } from '../interviews.repository';

type NewChange = [
  ...PlanValues,
  interviewId: string,
  kind: InterviewChangeKind,
  people: readonly string[],
  sequence: number,
  staffId: string,
  staffName: string,
];
/** By whom of the staff. */
type Author = { staffId: string; staffName: string };
export type Change = Plan & Author & { id: string; kind: InterviewChangeKind; sequence: number };

const ofInterview = `SELECT id, kind, staff_id AS "staffId", staff_name AS "staffName", starts_at AS "startsAt", other_start AS "otherStart",
  minutes, zone, place, details, people, sequence FROM interview_changes WHERE interview_id = $1 ORDER BY id`;

export const interviewChanges = queries('interview-changes', {
  insert: oneRow<{ id: string }, NewChange>(`
    INSERT INTO interview_changes (starts_at, minutes, zone, place, details, other_start, interview_id, kind, people, sequence, staff_id, staff_name)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid[], $10, $11, $12) RETURNING id`),
  remove: run<[id: string]>('DELETE FROM interview_changes WHERE id = $1'),
  /** Whether a change is the choice of one of the two times that the applicant was told of last before it. */
  isChoice: hasRow<[id: string, of: string, choice: TimeChoice]>(`
    SELECT FROM interview_changes c JOIN interview_changes p ON p.id = $2 AND p.interview_id = c.interview_id
    WHERE c.id = $1 AND c.kind = 'chosen' AND c.starts_at = CASE $3 WHEN 'first' THEN p.starts_at ELSE p.other_start END
      AND p.id = (SELECT max(b.id::text)::uuid FROM interview_changes b JOIN interview_mails m ON m.change_id = b.id
        WHERE b.interview_id = c.interview_id AND b.id < c.id AND ${isTold('m')} AND m.staff_id IS NULL)`),
  findNewest: findRow<Change, [interviewId: string]>(`${ofInterview} DESC LIMIT 1`),
  /** How it was arranged at first. */
  findFirst: findRow<Change, [interviewId: string]>(`${ofInterview} LIMIT 1`),
});
