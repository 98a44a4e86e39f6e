import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { anyHasLeft, insertEvent, lockHeldAbout, selectEventsAbout } from '../../../platform/outbox/outbox';
import { applicationIsOpen, joinApplication } from '../../applications/application.facts';
import { hasNotLeft, mayReach } from '../../notifications/notifications.facts';
import { fromStaff, isActive, joinStaff, type StaffRole } from '../../staff/staff.facts';
import {
  answerTo,
  changeToldTo,
  endOf,
  hasGivenNone,
  INTERVIEW_NOTICE_REQUESTED,
  type InterviewMailKind,
  isTold,
} from '../interviews.facts';
import type { Plan } from '../interviews.repository';

/** Propose: two times, of which calendars hear nothing. */
export type Method = 'REQUEST' | 'CANCEL' | 'PROPOSE';

/** What somebody has heard last of an interview; `staffId` is null for the applicant. */
export type Heard = Plan & { staffId: string | null; method: Method };

/** What calendars know an interview by. */
export interface CalendarKey {
  uid: string;
  organizer: string;
  sequence: number;
  method: Method;
  startsAt: Date;
  minutes: number;
  zone: string;
}

/** What a mail tells of an interview, as it was after the change that the mail is about. */
export interface TellingMail extends CalendarKey {
  kind: InterviewMailKind;
  /** Whether the interview is as this mail tells it, and still to come; of a question for a verdict, whether none was given. */
  isStill: boolean;
  /** Whether the applicant has declined it. */
  isDeclined: boolean;
  place: string;
  details: string | null;
  /** Its reader was not told of it before, as it turned out. */
  isFirst: boolean;
  /** The same, as it was when the mail was written. */
  isWrittenFirst: boolean;
  /** When the change was made. */
  at: Date;
  people: string[];
  interviewId: string;
  applicationId: string;
  reference: string;
  applicantName: string;
  applicantEmail: string;
  apply: string;
}

/** The same for somebody of the staff. */
export interface NoticeMail extends TellingMail {
  staffId: string;
  staffName: string;
  email: string;
  isActive: boolean;
  role: StaffRole;
}

/** An interview whose application was erased. */
export interface ErasedNotice {
  staffId: string;
  staffName: string;
  email: string;
  isActive: boolean;
  erased: Omit<CalendarKey, 'startsAt'> & { startsAt: string };
  at: Date;
}

/** SQL: whether the change `c` is the last one of its interview `i`, which takes place, with the application `a`, which is open. */
export const isAsLeft = `(i.state = 'arranged' AND ${applicationIsOpen('a')}
  AND NOT EXISTS (SELECT FROM interview_changes later WHERE later.interview_id = i.id AND later.id > c.id))`;
export const isToCome = 'i.starts_at > now()';

/** SQL: whether a mail of this alias tells the reader of the mail `m` of a change of the same interview; `xc` is the change of `x`. */
export const isToSameReader = (alias: string) => `${alias}c.interview_id = c.interview_id AND ${alias}.kind = 'change'
  AND ${alias}.replaced_by IS NULL AND ${alias}.staff_id IS NOT DISTINCT FROM m.staff_id`;
/** SQL: what the reader of the mail `m` has heard last before it, or may have; null for nothing. What waits for the mail server is not heard. */
export const heardBefore = `(SELECT b.method FROM interview_mails b JOIN interview_changes bc ON bc.id = b.change_id
  WHERE ${isToSameReader('b')} AND b.id < m.id AND NOT ${hasNotLeft('b.id')} ORDER BY b.id DESC LIMIT 1)`;

/** SQL: whether the mail `m` about the change `c` has not left, and never will: its reader was written to of a later change, also where that mail was cancelled. */
const isOutlived = `(${hasNotLeft('m.id')} AND EXISTS (SELECT FROM interview_mails l JOIN interview_changes lc ON lc.id = l.change_id
  WHERE ${isToSameReader('l')} AND l.id > m.id))`;

const ofInterview = (interview: string) =>
  `SELECT m.id FROM interview_changes c JOIN interview_mails m ON m.change_id = c.id WHERE c.interview_id = ${interview}`;

const told = `m.kind,
  (${isAsLeft} AND CASE m.kind WHEN 'verdict' THEN ${hasGivenNone('i.id', 'm.staff_id')} ELSE ${isToCome} END) AS "isStill",
  coalesce(${answerTo(changeToldTo('NULL'))} = 'declined', false) AS "isDeclined",
  i.uid, i.organizer, c.sequence, m.method, c.starts_at AS "startsAt", c.minutes, c.zone, c.place, c.details, c.at,
  (m.is_first OR ${heardBefore} IS DISTINCT FROM 'REQUEST') AS "isFirst", m.is_first AS "isWrittenFirst", i.id AS "interviewId", i.application_id AS "applicationId", a.reference, a.name AS "applicantName", a.email AS "applicantEmail",
  a.apply, ARRAY(SELECT s.name ${fromStaff('s')} WHERE s.id = ANY(c.people) ORDER BY lower(s.name), s.id) AS people`;
const telling = `FROM interview_mails m JOIN interview_changes c ON c.id = m.change_id JOIN interviews i ON i.id = c.interview_id
  ${joinApplication('a', 'a.id = i.application_id')}`;
const recipient = `m.staff_id AS "staffId", s.name AS "staffName", s.email, ${isActive('s')} AS "isActive"`;

export const interviewMails = queries('interview-mails', {
  /** Those that wait for their moment, with their events, which are locked. */
  lockHeld: listRows<{ id: string; eventId: string }, [interviewId: string]>(`
    WITH held AS (${lockHeldAbout(ofInterview('$1'))}) SELECT subject_id AS id, id AS "eventId" FROM held`),
  replace: run<[ids: readonly string[], changeId: string]>(`
    UPDATE interview_mails SET replaced_by = $2 WHERE id = ANY($1::uuid[])`),
  /** The newest mail of each who was written to, that was sent or will be. */
  listHeard: listRows<Heard, [interviewId: string]>(`
    SELECT DISTINCT ON (m.staff_id) m.staff_id AS "staffId", m.method, c.starts_at AS "startsAt",
      c.other_start AS "otherStart", c.minutes, c.zone, c.place, c.details, c.people
    FROM interview_changes c JOIN interview_mails m ON m.change_id = c.id
    WHERE c.interview_id = $1 AND ${isTold('m')} AND NOT ${isOutlived} ORDER BY m.staff_id, m.id DESC`),
  insert: run<[id: string, changeId: string, staffId: string | null, method: Method, isFirst: boolean]>(`
    INSERT INTO interview_mails (id, change_id, staff_id, method, is_first) VALUES ($1, $2, $3, $4, $5)`),
  insertNotice: oneRow<{ id: string }, [changeId: string, staffId: string, method: Method, isFirst: boolean]>(`
    INSERT INTO interview_mails (change_id, staff_id, method, is_first) VALUES ($1, $2, $3, $4) RETURNING id`),
  listAddresses: listRows<{ id: string; email: string }, [people: readonly string[]]>(`
    SELECT s.id, s.email ${fromStaff('s')} WHERE s.id = ANY($1::uuid[])`),

  findTold: findRow<TellingMail, [id: string]>(`SELECT ${told} ${telling} WHERE m.id = $1`),
  findNotice: findRow<NoticeMail, [id: string]>(`
    SELECT ${told}, ${recipient}, s.role ${telling} ${joinStaff('s', 's.id = m.staff_id')} WHERE m.id = $1`),
  findErased: findRow<ErasedNotice, [id: string]>(`
    SELECT ${recipient}, m.erased, m.at FROM interview_mails m ${joinStaff('s', 's.id = m.staff_id')}
    WHERE m.id = $1 AND m.change_id IS NULL`),

  /** For a reminder or a question that was skipped: it can be asked for once more. */
  forgetSkipped: run<[id: string]>(`
    DELETE FROM interview_mails m WHERE m.id = $1 AND m.kind <> 'change' AND NOT ${mayReach('m.id')}`),

  /** Has the people of coming interviews told that these are off, without a word about the applicants, who are about to be removed. */
  tellOfErasure: run<[applicationIds: readonly string[]]>(`
    WITH heard AS (
      SELECT DISTINCT ON (i.id, m.staff_id) m.staff_id, m.method, jsonb_build_object('uid', i.uid, 'organizer', i.organizer,
        'sequence', i.sequence + 1, 'method', 'CANCEL', 'startsAt', c.starts_at, 'minutes', c.minutes, 'zone', c.zone) AS erased
      FROM interviews i JOIN interview_changes c ON c.interview_id = i.id JOIN interview_mails m ON m.change_id = c.id
      WHERE i.application_id = ANY($1::uuid[]) AND i.state = 'arranged' AND ${endOf('i')} > now()
        AND m.staff_id IS NOT NULL AND ${isTold('m')} AND ${anyHasLeft(selectEventsAbout('m.id'))}
      ORDER BY i.id, m.staff_id, m.id DESC),
    told AS (
      INSERT INTO interview_mails (staff_id, method, erased)
      SELECT staff_id, 'CANCEL', erased FROM heard WHERE method = 'REQUEST' RETURNING id)
    ${insertEvent(`'${INTERVIEW_NOTICE_REQUESTED}'`, 'id', 'told')}`),
  /** What was told of an erasure is nothing that anybody asks for later. */
  forgetErased: run(`DELETE FROM interview_mails WHERE change_id IS NULL AND at < now() - interval '30 days'`),
});
