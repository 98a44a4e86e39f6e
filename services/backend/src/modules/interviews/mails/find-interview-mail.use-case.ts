import type { Sql } from '../../../platform/database/database';
import { describeTimes, describeWhen } from './describe-when';
import {
  type CalendarKey,
  type ErasedNotice,
  interviewMails,
  type NoticeMail,
  type TellingMail,
} from './interview-mails.repository';
import { writeCalendar } from './write-calendar';

export type { NoticeMail };
export { describeTimes, describeWhen };

/**
 * What a mail to an applicant has beside its text; undefined for one that tells of no interview. Of two times calendars hear nothing, and
 * nothing of their end. `invites` are the facts of one that tells of a change, and is the first that its reader hears: no mail before it
 * has left.
 */
export async function findInvitation(sql: Sql, mailId: string, company: string) {
  const told = await interviewMails.findTold(sql, mailId);
  if (!told) return undefined;
  const { method } = told;
  const isCalendars = method === 'REQUEST' || (method === 'CANCEL' && !told.isFirst);
  const isChange = told.kind === 'change' && method === 'REQUEST';
  return {
    method,
    calendar: isCalendars ? await writeInvitation({ ...told, method }, company) : undefined,
    invites: isChange && told.isFirst && !told.isWrittenFirst ? { ...describeInterview(told), company } : undefined,
  };
}

async function writeInvitation(told: TellingMail & CalendarKey, company: string) {
  const { applicantName: name, applicantEmail: email, apply } = told;
  const summary = `Interview with ${company}: ${apply}`;
  return writeCalendar({ ...told, summary, company, attendee: { name, email } });
}

/** Undefined when the application was erased. */
export const findReminder = interviewMails.findTold;

/** Forgets a reminder or a question for a verdict that was skipped, so that it is written anew when its application is opened again. */
export const { forgetSkipped } = interviewMails;

/** What a mail to an applicant says of an interview, but for the company. */
export const describeInterview = (told: TellingMail) => ({
  name: told.applicantName,
  position: told.apply,
  reference: told.reference,
  when: describeWhen(told),
  place: told.place,
  people: new Intl.ListFormat('en-GB').format(told.people),
  details: told.details ?? '',
});

/** What somebody of the staff has to hear of an interview: of one that is there, or of one whose application was erased. */
export type InterviewNotice = { told: NoticeMail; erased?: never } | { told?: never; erased: ErasedNotice };

/** Undefined when the change was taken back. */
export async function findInterviewNotice(sql: Sql, mailId: string): Promise<InterviewNotice | undefined> {
  const told = await interviewMails.findNotice(sql, mailId);
  if (told) return { told };
  const erased = await interviewMails.findErased(sql, mailId);
  return erased && { erased };
}

/** The calendar part of it. */
export function writeNoticeCalendar({ told, erased }: InterviewNotice, company: string) {
  const { staffName: name, email } = told ?? erased;
  const attendee = { name, email };
  if (told)
    return writeCalendar({ ...told, summary: `Interview: ${told.applicantName}, ${told.apply}`, company, attendee });
  const key = { ...erased.erased, startsAt: new Date(erased.erased.startsAt) };
  return writeCalendar({ ...key, at: erased.at, summary: 'Interview', company, attendee });
}
