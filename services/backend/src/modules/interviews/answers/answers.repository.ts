import { findRow, oneRow, queries, run } from '../../../platform/database/queries';
import { applicationIsOpen, joinApplication } from '../../applications/application.facts';
import { joinStaff } from '../../staff/staff.facts';
import { changeToldTo, type InterviewAnswer, type InterviewState, lastStartOf } from '../interviews.facts';

/** An invitation as the page behind its link shows it, and as an answer finds it. */
export interface Invitation {
  interviewId: string;
  applicationId: string;
  reference: string;
  position: string;
  startsAt: Date;
  /** The later of two times that are proposed. */
  otherStart: Date | null;
  minutes: number;
  zone: string;
  state: InterviewState;
  hasBegun: boolean;
  /** The application is neither held nor at its end. */
  isOpen: boolean;
  /** The change that the applicant was told of last: what an answer is to. */
  changeId: string;
  /** What was answered to that change last, and how often; null before the first answer. */
  answer: InterviewAnswer | null;
  note: string | null;
  answers: number;
}

/** The same as a calendar knows it. */
export type CalendarInvitation = Omit<Invitation, 'reference' | 'position' | 'answer' | 'note' | 'answers'> & {
  /** The number of that change. */
  sequence: number;
  applicantEmail: string;
  /** With the change that each of them was told of last. */
  people: { id: string; name: string; email: string; changeId: string; sequence: number }[];
};

/** What HR is told of an answer. */
export interface ToldAnswer {
  applicationId: string;
  reference: string;
  apply: string;
  name: string;
  email: string;
  startsAt: Date;
  otherStart: Date | null;
  minutes: number;
  zone: string;
  /** Who of the staff has answered; null for the applicant. */
  interviewer: { name: string; email: string } | null;
  answer: InterviewAnswer;
  note: string | null;
  /** Whether it is the last answer to the interview as it is, which is still to come. */
  isStill: boolean;
}

const begun = `${lastStartOf('i')} <= now() AS "hasBegun"`;
const interview = `i.id AS "interviewId", i.application_id AS "applicationId", i.starts_at AS "startsAt", i.other_start AS "otherStart", i.minutes, i.zone, i.state, ${applicationIsOpen('a')} AS "isOpen"`;
/** SQL: the last answer of somebody to a change; `staff` is null for the applicant. */
const lastAnswer = (change: string, staff: string) =>
  `SELECT answer, note FROM interview_answers n WHERE n.change_id = ${change} AND n.staff_id IS NOT DISTINCT FROM ${staff} ORDER BY n.id DESC LIMIT 1`;
const countAnswers = (change: string, staff: string) =>
  `(SELECT count(*)::int FROM interview_answers o WHERE o.change_id = ${change} AND o.staff_id IS NOT DISTINCT FROM ${staff}) AS answers`;

export const invitations = queries('interview-invitations', {
  addLink: run<[hash: Buffer, mailId: string]>(`
    INSERT INTO interview_links (hash, interview_id)
    SELECT $1, c.interview_id FROM interview_mails m JOIN interview_changes c ON c.id = m.change_id WHERE m.id = $2`),
  findByToken: findRow<Invitation, [hash: Buffer]>(`
    SELECT ${interview}, ${begun}, a.reference, a.apply AS position, c.id AS "changeId", w.answer, w.note, ${countAnswers('c.id', 'NULL')}
    FROM interview_links l JOIN interviews i ON i.id = l.interview_id ${joinApplication('a', 'a.id = i.application_id')}
      JOIN interview_changes c ON c.id = ${changeToldTo('NULL')}
      LEFT JOIN LATERAL (${lastAnswer('c.id', 'NULL')}) w ON true
    WHERE l.hash = $1`),
  findByUid: findRow<CalendarInvitation, [uid: string]>(`
    SELECT ${interview}, ${begun}, c.sequence, c.id AS "changeId", a.email AS "applicantEmail",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'email', s.email, 'changeId', h.id, 'sequence', h.sequence)), '[]')
        FROM interview_people p ${joinStaff('s', 's.id = p.staff_id')} JOIN interview_changes h ON h.id = ${changeToldTo('s.id')}
        WHERE p.interview_id = i.id) AS people
    FROM interviews i ${joinApplication('a', 'a.id = i.application_id')} JOIN interview_changes c ON c.id = ${changeToldTo('NULL')}
    WHERE i.uid = $1`),
  findLast: oneRow<
    { answer: InterviewAnswer | null; note: string | null; answers: number },
    [changeId: string, staffId: string | null]
  >(`
    SELECT w.answer, w.note, ${countAnswers('$1', '$2')} FROM (VALUES (1)) one LEFT JOIN LATERAL (${lastAnswer('$1', '$2::uuid')}) w ON true`),
  findByMail: findRow<{ id: string }, [fingerprint: Buffer]>('SELECT id FROM interview_answers WHERE fingerprint = $1'),
  /** Nothing for a mail that was taken before. */
  answer: findRow<
    { id: string },
    [changeId: string, answer: InterviewAnswer, note: string | null, staffId: string | null, fingerprint: Buffer | null]
  >(`
    INSERT INTO interview_answers (change_id, answer, note, staff_id, fingerprint) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (fingerprint) DO NOTHING RETURNING id`),
  findTold: findRow<ToldAnswer, [id: string]>(`
    SELECT i.application_id AS "applicationId", a.reference, a.apply, a.name, a.email, c.starts_at AS "startsAt", c.other_start AS "otherStart", c.minutes, c.zone,
      w.answer, w.note, CASE WHEN s.id IS NOT NULL THEN jsonb_build_object('name', s.name, 'email', s.email) END AS interviewer, i.state <> 'cancelled' AND ${lastStartOf('i')} > now() AND c.id = ${changeToldTo('w.staff_id')}
        AND NOT EXISTS (SELECT FROM interview_answers later WHERE later.change_id = c.id AND later.id > w.id
          AND later.staff_id IS NOT DISTINCT FROM w.staff_id) AS "isStill"
    FROM interview_answers w JOIN interview_changes c ON c.id = w.change_id JOIN interviews i ON i.id = c.interview_id
      ${joinApplication('a', 'a.id = i.application_id')} LEFT ${joinStaff('s', 's.id = w.staff_id')} WHERE w.id = $1`),
});
