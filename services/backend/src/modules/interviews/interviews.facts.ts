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

/** Why a mail about an interview is sent: because of a change, or by itself. */
export type InterviewMailKind = 'change' | 'reminder' | 'verdict';

/** How long before an interview people are reminded: at the same time of day as the interview, which is nobody's night. */
export const REMINDER_HOURS = 24;

export const interviewStates = ['arranged', 'cancelled'] as const;
export type InterviewState = (typeof interviewStates)[number];
export const interviewChangeKinds = ['arranged', 'moved', 'cancelled'] as const;
export type InterviewChangeKind = (typeof interviewChangeKinds)[number];

/** What an interviewer thinks of an applicant. There is no word between yes and no. */
export const verdictWords = ['strong-yes', 'yes', 'no', 'strong-no'] as const;
export type VerdictWord = (typeof verdictWords)[number];
export const LONGEST_REASON = 500;

/** How long one may be, in minutes; its texts, in characters; and how many of the staff can take part. */
export const longestInterview = { shortest: 10, longest: 480, place: 200, details: 500, people: 10 };

/** SQL: whether somebody has given no verdict of an interview. */
export const hasGivenNone = (interview: string, staff: string) =>
  `NOT EXISTS (SELECT FROM interview_verdicts v WHERE v.interview_id = ${interview} AND v.staff_id = ${staff})`;

/** SQL: until when an interview lasts. */
export const endOf = (alias: string) => `(${alias}.starts_at + ${alias}.minutes * interval '1 minute')`;

/** SQL: the mails about the interviews of applications, and the changes of these: the subjects of their events. */
export const selectInterviewMails = (applications: string) => `
  SELECT unnest(ARRAY[c.id, m.id]) FROM interviews i JOIN interview_changes c ON c.interview_id = i.id
    LEFT JOIN interview_mails m ON m.change_id = c.id
  WHERE i.application_id = ANY(${applications})`;
/** SQL: whether a mail to an applicant tells of an interview. */
export const isInterviewMail = (id: string) => `EXISTS (SELECT FROM interview_mails im WHERE im.id = ${id})`;

/** SQL: the interviews of the application `s`, as the applicant gets them: without the names of staff. */
export const personalInterviews = {
  row:
    "jsonb_build_object('startsAt', i.starts_at, 'minutes', i.minutes, 'zone', i.zone, 'place', i.place, 'details', i.details, 'state', i.state," +
    "'verdicts', (SELECT coalesce(jsonb_agg(jsonb_build_object('verdict', v.verdict, 'reason', v.reason, 'at', v.at) ORDER BY v.at), '[]') FROM interview_verdicts v WHERE v.interview_id = i.id))",
  order: 'i.starts_at, i.id',
  from: 'interviews i WHERE i.application_id = s.id',
};
