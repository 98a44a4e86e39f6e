import { findRow, listRows, queries, run } from '../../../platform/database/queries';
import { deleteEventsAbout, subjectsOfEvents } from '../../../platform/outbox/outbox';
import { joinApplication } from '../../applications/application.facts';
import { fromStaff, isActive } from '../../staff/staff.facts';
import { endOf, hasGivenNone, type InterviewMailKind } from '../interviews.facts';
import { isAsLeft, isToCome } from '../mails/interview-mails.repository';

/** An interview that stands as a change left it. */
export interface Followed {
  applicationId: string;
  reference: string;
  /** Ids of people of the staff. */
  people: string[];
  isToCome: boolean;
  /** Ids of those who can sign in and have given no verdict. */
  awaited: string[];
}

const ofChange = `FROM interview_changes c JOIN interviews i ON i.id = c.interview_id
  ${joinApplication('a', 'a.id = i.application_id')} WHERE c.id = $1`;

export const followedInterviews = queries('followed-interviews', {
  findInterview: findRow<{ id: string }, [changeId: string]>(
    'SELECT interview_id AS id FROM interview_changes WHERE id = $1',
  ),

  /** Nothing when a later change has come, or the application is at its end. */
  find: findRow<Followed, [changeId: string]>(`
    SELECT i.application_id AS "applicationId", a.reference, c.people, ${isToCome} AS "isToCome",
      ARRAY(SELECT s.id ${fromStaff('s')} WHERE s.id = ANY(c.people) AND ${isActive('s')} AND ${hasGivenNone('i.id', 's.id')}) AS awaited
    ${ofChange} AND ${isAsLeft}`),

  /** The last change of each interview with these applicants that takes place, and is not over for so long that nobody remembers it. */
  listNewest: listRows<
    { applicationId: string; interviewId: string; changeId: string },
    [applicationIds: readonly string[]]
  >(`
    SELECT DISTINCT ON (i.id) i.application_id AS "applicationId", i.id AS "interviewId", c.id AS "changeId"
    FROM interviews i JOIN interview_changes c ON c.interview_id = i.id
    WHERE i.application_id = ANY($1::uuid[]) AND i.state = 'arranged' AND ${endOf('i')} > now() - interval '30 days'
    ORDER BY i.id, c.id DESC`),

  /** For mails whose events wait and are taken back: they can be asked for once more. */
  forgetMails: run<[eventIds: readonly string[]]>(`
    DELETE FROM interview_mails WHERE kind <> 'change' AND id IN (${subjectsOfEvents('$1')})`),

  /** For a change that is taken back. */
  forgetPlans: run<[changeId: string]>(deleteEventsAbout('$1::uuid')),

  /** The mails that are new, with their addresses; null is the applicant. */
  insert: listRows<
    { id: string; staffId: string | null; recipient: string },
    [changeId: string, kind: InterviewMailKind, people: readonly (string | null)[]]
  >(`
    WITH written AS (
      INSERT INTO interview_mails (change_id, kind, staff_id) SELECT $1, $2, unnest($3::uuid[])
      ON CONFLICT (change_id, kind, staff_id) WHERE kind <> 'change' DO NOTHING RETURNING id, staff_id)
    SELECT w.id, w.staff_id AS "staffId",
      coalesce((SELECT s.email ${fromStaff('s')} WHERE s.id = w.staff_id), (SELECT a.email ${ofChange})) AS recipient FROM written w`),
});

export const { forgetPlans } = followedInterviews;
