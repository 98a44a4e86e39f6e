import { wasNotSent } from '../notifications/notifications.facts';

/** Someone of the staff has to hear of a change of an interview. Subject: the mail. */
export const INTERVIEW_NOTICE_REQUESTED = 'interview-notice.requested';

/** The day before an interview has come. Subject: the change that arranged it as it is. */
export const INTERVIEW_REMINDER_DUE = 'interview.reminder-due';
export const INTERVIEW_REMINDER_JOB = 'interviews.remind';
/** An interview is over. Subject: the change that arranged it as it was. */
export const INTERVIEW_VERDICTS_DUE = 'interview.verdicts-due';
export const INTERVIEW_VERDICTS_JOB = 'interviews.ask-for-verdicts';
/** An applicant has to be reminded of an interview. Subject: the mail. */
export const INTERVIEW_REMINDER_REQUESTED = 'interview-reminder.requested';

/** An applicant has answered an invitation in a way that HR has to hear of. Subject: the answer. */
export const INTERVIEW_ANSWERED = 'interview.answered';

/** Why a mail about an interview is sent: because of a change, or by itself. */
export type InterviewMailKind = 'change' | 'reminder' | 'verdict';

/** How long before an interview people are reminded: at the same time of day as the interview, which is nobody's night. */
export const REMINDER_HOURS = 24;

/** Proposed: there are two times, of which the applicant has chosen none. */
export const interviewStates = ['proposed', 'arranged', 'cancelled'] as const;
export type InterviewState = (typeof interviewStates)[number];
/** Chosen: by the applicant, of two times. */
export const interviewChangeKinds = ['proposed', 'arranged', 'chosen', 'moved', 'cancelled'] as const;
export type InterviewChangeKind = (typeof interviewChangeKinds)[number];
/** How an interview is after a change. */
export const stateAfter = (kind: InterviewChangeKind): InterviewState =>
  kind === 'cancelled' || kind === 'proposed' ? kind : 'arranged';
/** The changes that applicants have a text of their own for. */
export const toldKinds = ['proposed', 'arranged', 'moved', 'cancelled'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What an applicant can choose on the page of an invitation. */
export const pageAnswers = ['accepted', 'declined', 'another-time'] as const;
export type PageAnswer = (typeof pageAnswers)[number];
/** Which of two times an applicant chooses. */
export const timeChoices = ['first', 'second'] as const;
export type TimeChoice = (typeof timeChoices)[number];
/** What somebody answers to an invitation. A calendar can say as well that they do not know yet. */
export const interviewAnswers = [...pageAnswers, 'tentative'] as const;
export type InterviewAnswer = (typeof interviewAnswers)[number];
/** Somebody who changes their mind more often, over one change of an interview, is to write. */
export const MOST_ANSWERS = 10;

/** What an interviewer thinks of an applicant. There is no word between yes and no. */
export const verdictWords = ['strong-yes', 'yes', 'no', 'strong-no'] as const;
export type VerdictWord = (typeof verdictWords)[number];
export const LONGEST_REASON = 500;

/** How long one may be, in minutes; its texts, in characters; how many of the staff can take part; and beside how many others it can be. */
export const longestInterview = {
  shortest: 10,
  longest: 480,
  place: 200,
  details: 500,
  people: 10,
  note: 500,
  besides: 20,
};

/** SQL: whether somebody has given no verdict of an interview. */
export const hasGivenNone = (interview: string, staff: string) =>
  `NOT EXISTS (SELECT FROM interview_verdicts v WHERE v.interview_id = ${interview} AND v.staff_id = ${staff})`;

/** SQL: what the applicant has answered last to a change of an interview; null before the first answer. */
export const answerTo = (change: string) =>
  `(SELECT w.answer FROM interview_answers w WHERE w.change_id = ${change} AND w.staff_id IS NULL ORDER BY w.id DESC LIMIT 1)`;
/** SQL: whether the mail of this alias has told its reader of a change, or will: no later change has replaced it, and it was not cancelled. */
export const isTold = (mail: string) =>
  `(${mail}.kind = 'change' AND ${mail}.replaced_by IS NULL AND NOT ${wasNotSent(`${mail}.id`)})`;
/**
 * SQL: the change of the interview `i` that somebody of the staff, or with `NULL` the applicant, was told of last. Their answers are to
 * that one: a later change that told them nothing left the interview as they know it.
 */
export const changeToldTo = (staff: string) =>
  `coalesce((SELECT tc.id FROM interview_changes tc JOIN interview_mails tm ON tm.change_id = tc.id
    WHERE tc.interview_id = i.id AND ${isTold('tm')} AND tm.staff_id IS NOT DISTINCT FROM ${staff} ORDER BY tc.id DESC LIMIT 1),
    (SELECT nc.id FROM interview_changes nc WHERE nc.interview_id = i.id ORDER BY nc.id DESC LIMIT 1))`;

/** SQL: when an interview begins; of two times the later one. */
export const lastStartOf = (alias: string) => `greatest(${alias}.starts_at, ${alias}.other_start)`;
/** SQL: until when an interview lasts. */
export const endOf = (alias: string) => `(${lastStartOf(alias)} + ${alias}.minutes * interval '1 minute')`;

/** SQL: whether an interview is arranged or proposed, and its end is still to come. */
export const isComing = (alias: string) => `(${alias}.state <> 'cancelled' AND ${endOf(alias)} > now())`;
/** SQL: when the next interview with an applicant begins that is still to come; of two proposed times the first one that is not over. Null without one. */
export const nextInterviewOf = (application: string) => `(SELECT min(CASE
    WHEN n.other_start IS NOT NULL AND n.starts_at + n.minutes * interval '1 minute' <= now() THEN n.other_start ELSE n.starts_at END)
  FROM interviews n WHERE n.application_id = ${application} AND ${isComing('n')})`;

/** SQL: when the last interview with an applicant that was not cancelled ends, or has ended. Null without one. */
export const lastInterviewEndOf = (application: string) =>
  `(SELECT max(${endOf('n')}) FROM interviews n WHERE n.application_id = ${application} AND n.state <> 'cancelled')`;

/** SQL: the mails about the interviews of applications, the changes of these, and the answers to them: the subjects of their events. */
export const selectInterviewMails = (applications: string) => `
  SELECT unnest(ARRAY[c.id, m.id, w.id]) FROM interviews i JOIN interview_changes c ON c.interview_id = i.id
    LEFT JOIN interview_mails m ON m.change_id = c.id LEFT JOIN interview_answers w ON w.change_id = c.id
  WHERE i.application_id = ANY(${applications})`;
/** SQL: whether a mail to an applicant tells of an interview. */
export const isInterviewMail = (id: string) => `EXISTS (SELECT FROM interview_mails im WHERE im.id = ${id})`;

/** SQL: the interviews of the application `s`, as the applicant gets them: without the names of staff. */
export const personalInterviews = {
  row:
    "jsonb_build_object('startsAt', i.starts_at, 'otherStart', i.other_start, 'minutes', i.minutes, 'zone', i.zone, 'place', i.place, 'details', i.details, 'state', i.state," +
    "'answers', (SELECT coalesce(jsonb_agg(jsonb_build_object('answer', w.answer, 'note', w.note, 'at', w.at) ORDER BY w.id), '[]') FROM interview_changes c JOIN interview_answers w ON w.change_id = c.id WHERE c.interview_id = i.id AND w.staff_id IS NULL)," +
    "'verdicts', (SELECT coalesce(jsonb_agg(jsonb_build_object('verdict', v.verdict, 'reason', v.reason, 'at', v.at) ORDER BY v.at), '[]') FROM interview_verdicts v WHERE v.interview_id = i.id))",
  order: 'i.starts_at, i.id',
  from: 'interviews i WHERE i.application_id = s.id',
};
