import { findRow, oneRow, queries, run } from '../../../platform/database/queries';
import { joinApplication } from '../../applications/application.facts';
import { type InterviewAnswer, type InterviewState, newestChange } from '../interviews.facts';

/** An invitation as the page behind its link shows it, and as an answer finds it. */
export interface Invitation {
  interviewId: string;
  applicationId: string;
  reference: string;
  position: string;
  startsAt: Date;
  minutes: number;
  zone: string;
  state: InterviewState;
  hasBegun: boolean;
  /** The change that left it as it is: what an answer is to. */
  changeId: string;
  /** What was answered to that change last, and how often; null before the first answer. */
  answer: InterviewAnswer | null;
  note: string | null;
  answers: number;
}

/** What HR is told of an answer. */
export interface ToldAnswer {
  applicationId: string;
  reference: string;
  apply: string;
  name: string;
  email: string;
  startsAt: Date;
  minutes: number;
  zone: string;
  answer: InterviewAnswer;
  note: string | null;
  /** Whether it is the last answer to the interview as it is, which is still to come. */
  isStill: boolean;
}

export const invitations = queries('interview-invitations', {
  addLink: run<[hash: Buffer, mailId: string]>(`
    INSERT INTO interview_links (hash, interview_id)
    SELECT $1, c.interview_id FROM interview_mails m JOIN interview_changes c ON c.id = m.change_id WHERE m.id = $2`),
  findByToken: findRow<Invitation, [hash: Buffer]>(`
    SELECT i.id AS "interviewId", i.application_id AS "applicationId", a.reference, a.apply AS position, i.starts_at AS "startsAt",
      i.minutes, i.zone, i.state, i.starts_at <= now() AS "hasBegun", c.id AS "changeId", w.answer, w.note,
      (SELECT count(*)::int FROM interview_answers o WHERE o.change_id = c.id) AS answers
    FROM interview_links l JOIN interviews i ON i.id = l.interview_id ${joinApplication('a', 'a.id = i.application_id')}
      JOIN interview_changes c ON c.id = ${newestChange}
      LEFT JOIN LATERAL (SELECT answer, note FROM interview_answers n WHERE n.change_id = c.id ORDER BY n.id DESC LIMIT 1) w ON true
    WHERE l.hash = $1`),
  answer: oneRow<{ id: string }, [changeId: string, answer: InterviewAnswer, note: string | null]>(`
    INSERT INTO interview_answers (change_id, answer, note) VALUES ($1, $2, $3) RETURNING id`),
  findTold: findRow<ToldAnswer, [id: string]>(`
    SELECT i.application_id AS "applicationId", a.reference, a.apply, a.name, a.email, c.starts_at AS "startsAt", c.minutes, c.zone,
      w.answer, w.note, i.state = 'arranged' AND i.starts_at > now() AND c.id = ${newestChange}
        AND NOT EXISTS (SELECT FROM interview_answers later WHERE later.change_id = c.id AND later.id > w.id) AS "isStill"
    FROM interview_answers w JOIN interview_changes c ON c.id = w.change_id JOIN interviews i ON i.id = c.interview_id
      ${joinApplication('a', 'a.id = i.application_id')} WHERE w.id = $1`),
});
