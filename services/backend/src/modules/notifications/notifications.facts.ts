import { joinEvent, selectEventsAbout } from '../../platform/outbox/outbox';
import { enquiryKinds } from '../enquiries/enquiry-kinds.facts';
import { submissionKinds, submissions } from '../submissions/kinds.facts';
import { linkKinds, noticeKinds, type StaffRole, staffRoles } from '../staff/staff.facts';

/** A mail to an applicant is written and asked for. Subject: the stage mail. */
export const STAGE_MAIL_REQUESTED = 'stage-mail.requested';
/** The job that sends it, and the template of its delivery. */
export const STAGE_MAIL_JOB = 'notifications.mail-applicant';
export const STAGE_MAIL_TEMPLATE = 'stage-mail';

/** A reply to an enquiry is written and asked for. Subject: the reply. */
export const REPLY_REQUESTED = 'enquiry-reply.requested';
export const REPLY_JOB = 'notifications.mail-enquiry-reply';
export const REPLY_TEMPLATE = 'enquiry-reply';
/** The stage of the texts that replies begin with. */
export const REPLY_STAGE = 'enquiry';

/** The mail that tells a colleague, or the inbox, of a mail that has come in answer to one of ours, and the job that sends it. */
export const RECEIVED_JOB = 'notifications.mail-received-reply';
export const RECEIVED_TEMPLATE = 'received-reply';
/** The stage of the texts of mails about interviews, which are mails to applicants like others. */
export const INTERVIEW_STAGE = 'arranged-interview';
/** A person wants to see a mail in their own mailbox; the job that sends it, and the template of its delivery. Subject: the test mail. */
export const TEST_REQUESTED = 'test-mail.requested';
export const TEST_JOB = 'notifications.mail-test';
export const TEST_TEMPLATE = 'test-mail';
/** The stage of mails that the system writes by itself. */
export const AUTOMATIC = 'automatic';
/** The job and the template of what somebody of the staff hears of an interview. */
export const INTERVIEW_NOTICE_JOB = 'notifications.mail-interviewer';
export const INTERVIEW_NOTICE_TEMPLATE = 'interview-notice';
/** The same of the mail that tells HR what an applicant has answered. */
export const INTERVIEW_ANSWER_JOB = 'notifications.mail-hr-interview-answer';
export const INTERVIEW_ANSWER_TEMPLATE = 'hr-interview-answer';
/** The same of the mail that reminds an applicant of one, in HR's text of this key. */
export const INTERVIEW_REMINDER_MAIL_JOB = 'notifications.remind-applicant';
export const INTERVIEW_REMINDER_TEMPLATE = 'interview-reminder';

/** The mail that asks for another file; counted among the acknowledgements, which have a limit for each mailbox. */
export const ASK_TEMPLATE = 'acknowledge-unreadable';
/** The templates of all mails to applicants: their words are kept. */
export const applicantTemplates: readonly string[] = [
  'acknowledge-application',
  ASK_TEMPLATE,
  STAGE_MAIL_TEMPLATE,
  INTERVIEW_REMINDER_TEMPLATE,
];

/** A mail as it goes out, in characters. */
export const longestMail = { subject: 300, body: 10_000 };

/**
 * How far a mail has come. Unsure: the mail server had all of it, and its final reply never came. Replaced: it goes to another
 * address, which is its recipient's now.
 */
export const deliveryStates = ['pending', 'unsure', 'sent', 'failed', 'skipped', 'replaced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** In `mail_pauses`: every mail waits. Any other scope is the address of an inbox of ours. */
export const SERVER_SCOPE = 'server';

/** What a mail about all that waits for a role is about, and its template. */
export const digestSubject = (role: StaffRole) => `digest-${role}` as const;
const digestSubjects = staffRoles.map(digestSubject);
/** The setting that names the mailbox of a role: the one that hears of the submissions that the role reads. */
export const digestInboxes = Object.fromEntries(
  submissionKinds.map((kind) => [submissions[kind].role, submissions[kind].inbox]),
) as Record<StaffRole, 'HR_MAIL_TO' | 'ENQUIRIES_MAIL_TO'>;

/** The kinds of record that a mail can be about. */
export const deliverySubjectKinds = [...submissionKinds, 'staff', ...digestSubjects] as const;
export type DeliverySubjectKind = (typeof deliverySubjectKinds)[number];

/** What mails are called. A delivery of an older release may be called otherwise. */
export const deliveryTemplates = [
  'hr-application',
  'hr-another-file',
  STAGE_MAIL_TEMPLATE,
  REPLY_TEMPLATE,
  RECEIVED_TEMPLATE,
  INTERVIEW_NOTICE_TEMPLATE,
  INTERVIEW_REMINDER_TEMPLATE,
  INTERVIEW_ANSWER_TEMPLATE,
  ...submissionKinds.map((kind) => `acknowledge-${kind}` as const),
  ASK_TEMPLATE,
  ...enquiryKinds.map((kind) => `inbox-${kind}` as const),
  ...digestSubjects,
  TEST_TEMPLATE,
  // A link and a notice have one name in common.
  ...new Set([...linkKinds, ...noticeKinds].map((kind) => `staff-${kind}` as const)),
] as const;
export type DeliveryTemplate = (typeof deliveryTemplates)[number];

/** The mails that are a role's business: those about staff are the general administrators'. */
export const kindsFor = (role: string): readonly DeliverySubjectKind[] => [
  ...submissionKinds.filter((kind) => submissions[kind].role === role),
  ...(role === 'general' ? (['staff'] as const) : []),
  ...staffRoles.filter((one) => one === role).map(digestSubject),
];

/** SQL: the newest mail by a template about a record. */
export const newestMailState = (subject: string, template: string) =>
  `(SELECT d.state FROM deliveries d WHERE d.subject_id = ${subject} AND d.template = '${template}' ORDER BY d.id DESC LIMIT 1)`;
/** SQL: the same by the subject of the event that the mail is because of. */
export const newestMailStateAbout = (subject: string, template: string) =>
  `(SELECT d.state FROM deliveries d WHERE d.event_id IN (${selectEventsAbout(subject)}) AND d.template = '${template}'
    ORDER BY d.id DESC LIMIT 1)`;
/** SQL: the mails about subjects of a kind that were recorded and not sent, by the index of kinds. */
export const skippedMails = (kind: DeliverySubjectKind) =>
  `SELECT d.subject_id, d.template, d.answer, d.created_at FROM deliveries d WHERE d.subject_kind = '${kind}' AND d.state = 'skipped'`;
/**
 * SQL: when HR has last asked for a mail to an applicant, but for those that were cancelled, skipped or refused for good; null without any. The
 * same as in `refresh_replies`, which the migrations write.
 */
export const lastMailTo = (application: string) => `(SELECT max(m.created_at) FROM stage_mails m
    ${joinEvent('o', STAGE_MAIL_REQUESTED, 'coalesce(m.sent_with, m.id)')}
  WHERE m.application_id = ${application} AND o.cancelled_at IS NULL
    AND NOT EXISTS (SELECT FROM deliveries d WHERE d.event_id = o.id
      HAVING bool_or(d.state IN ('failed', 'skipped'))
        AND NOT bool_or(d.state IN ('pending', 'unsure', 'sent') OR d.state = 'skipped' AND d.copies > 0)))`;
/** SQL: whether a mail because of an event about a subject has gone out, may have, or still can. What goes to another address now has a record of its own there. */
export const mayReach = (subject: string) => `EXISTS (SELECT FROM deliveries d
  WHERE d.event_id IN (${selectEventsAbout(subject)}) AND (d.state NOT IN ('skipped', 'replaced') OR d.copies > 0))`;
/** The fate of a record of a mail `d` of which no copy is with anybody. One of before a restore may have left. */
const neverLeft = `d.copies = 0 AND d.handed_at IS NULL AND d.state NOT IN ('sent', 'unsure') AND coalesce(d.leased_until < now(), true)
  AND NOT EXISTS (SELECT FROM restores r WHERE r.at > d.created_at)`;
/** SQL: whether no mail because of an event about a subject has left, or may have. Not so where the records are gone. */
export const hasNotLeft = (subject: string) =>
  `EXISTS (SELECT FROM deliveries d WHERE d.event_id IN (${selectEventsAbout(subject)}) HAVING bool_and(${neverLeft}))`;
/** SQL: the same, and none will, unless a person asks for it: it was cancelled, or there was no reason for it any more. */
export const wasNotSent = (
  subject: string,
) => `EXISTS (SELECT FROM deliveries d WHERE d.event_id IN (${selectEventsAbout(subject)})
  HAVING bool_and(${neverLeft} AND d.state IN ('skipped', 'replaced')) AND bool_or(d.state = 'skipped'))`;
const isLeased = 'd.leased_until > now()';
/** SQL: whether a worker is sending such a mail at the moment. */
export const isBeingSent = (subject: string) => `EXISTS (SELECT FROM deliveries d
  WHERE d.event_id IN (${selectEventsAbout(subject)}) AND d.state = 'pending' AND ${isLeased})`;
/** SQL: the same, or was when it ended. */
export const isUnderWay = (subject: string) => `EXISTS (SELECT FROM deliveries d
  WHERE d.event_id IN (${selectEventsAbout(subject)}) AND d.state = 'pending' AND (d.handed_at IS NOT NULL OR ${isLeased}))`;
export const hasMails = (event: string) => `EXISTS (SELECT FROM deliveries d WHERE d.event_id = ${event})`;

/** SQL: the mails about the submission `s`, and those that HR wrote about it, as the person who sent it gets them. */
export const personalMails = {
  row: "jsonb_build_object('template', d.template, 'recipient', d.recipient, 'state', d.state, 'createdAt', d.created_at, 'sentAt', d.sent_at)",
  order: 'd.id',
  from: 'deliveries d WHERE d.subject_id = s.id',
};
/** SQL: the words of those mails, as they went. */
export const personalMailTexts = {
  row: "jsonb_build_object('template', d.template, 'at', t.handed_at, 'subject', t.subject, 'body', t.body)",
  order: 'd.id',
  from: 'deliveries d JOIN mail_texts t ON t.delivery_id = d.id WHERE d.subject_id = s.id',
};
export const personalStageMails = {
  row: "jsonb_build_object('at', t.created_at, 'subject', t.subject, 'body', t.body)",
  order: 't.id',
  from: 'stage_mails t WHERE t.application_id = s.id',
};

/** The table of records of mails with its column of addresses, and which of them go to people by it: the condition of its index. */
export const strayMails = {
  table: 'deliveries',
  email: 'recipient',
  where: `(template LIKE 'acknowledge-%' OR template = 'stage-mail')`,
};

/**
 * SQL: the ids of the records of mails about some submissions, of those with some ids, and of what colleagues were told of some received
 * mails, each once. By a union, because an OR with a query is answered by reading all mails.
 */
export const selectMails = (submissionIds: string, ids: string, receivedIds: string) =>
  `SELECT id FROM deliveries WHERE subject_id = ANY(${submissionIds}) OR id = ANY(${ids})
    UNION SELECT id FROM deliveries WHERE event_id IN (${selectEventsAbout(`SELECT unnest(${receivedIds})`)})`;
