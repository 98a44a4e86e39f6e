/** Someone of the staff has to hear of a change of an interview. Subject: the mail. */
export const INTERVIEW_NOTICE_REQUESTED = 'interview-notice.requested';

export const interviewStates = ['arranged', 'cancelled'] as const;
export type InterviewState = (typeof interviewStates)[number];
export const interviewChangeKinds = ['arranged', 'moved', 'cancelled'] as const;
export type InterviewChangeKind = (typeof interviewChangeKinds)[number];

/** How long one may be, in minutes; its texts, in characters; and how many of the staff can take part. */
export const longestInterview = { shortest: 10, longest: 480, place: 200, details: 500, people: 10 };

/** SQL: until when an interview lasts. */
export const endOf = (alias: string) => `(${alias}.starts_at + ${alias}.minutes * interval '1 minute')`;

const mailsOf = (applications: string) => `
  SELECT m.id FROM interviews i JOIN interview_changes c ON c.interview_id = i.id JOIN interview_mails m ON m.change_id = c.id
  WHERE i.application_id = ANY(${applications})`;
/** SQL: the mails about the interviews of applications, which are the subjects of their events. */
export const selectInterviewMails = mailsOf;
/** SQL: whether a mail to an applicant tells of an interview. */
export const isInterviewMail = (id: string) => `EXISTS (SELECT FROM interview_mails im WHERE im.id = ${id})`;

/** SQL: the interviews of the application `s`, as the applicant gets them: without the names of staff. */
export const personalInterviews = {
  row: "jsonb_build_object('startsAt', i.starts_at, 'minutes', i.minutes, 'zone', i.zone, 'place', i.place, 'details', i.details, 'state', i.state)",
  order: 'i.starts_at, i.id',
  from: 'interviews i WHERE i.application_id = s.id',
};
