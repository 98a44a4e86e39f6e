import type { Config } from '../../../platform/config/config.module';
import type { Database, Sql } from '../../../platform/database/database';
import { shareLockEvent } from '../../../platform/outbox/outbox';
import { type JobEnvelope, NotNow } from '../../../platform/queue/job';
import { findToldAnswer, issueAnswerLink } from '../../interviews/answers/issue-answer-link.use-case';
import {
  describeInterview,
  findInvitation,
  findInterviewNotice,
  findReminder,
  forgetSkipped,
  writeNoticeCalendar,
} from '../../interviews/mails/find-interview-mail.use-case';
import {
  findOutdated,
  lockToldInterview,
  noteOutdated,
  type Outdated,
} from '../../interviews/mails/find-outdated.use-case';
import type { Sender } from '../letters/letter';
import { writeAnswerMail } from '../letters/write-answer-mail';
import { writeInterviewNotice } from '../letters/write-interview-notice';
import { writeWrittenMail } from '../letters/write-submission-mails';
import {
  INTERVIEW_ANSWER_TEMPLATE,
  INTERVIEW_NOTICE_TEMPLATE,
  INTERVIEW_REMINDER_TEMPLATE,
} from '../notifications.facts';
import { isSwitchedOff, SWITCHED_OFF } from '../switches/mail-switches';
import { fillInterviewMail } from '../written/fill-interview-mail.use-case';
import type { NewDelivery } from '../deliveries.repository';
import { changeMails } from './change-mails';
import type { DeliverOnce } from './deliver-once';
import { findEarlier } from './find-earlier';
import { findSignature } from '../signatures/find-signature.use-case';
import { mails } from './mail-handlers.repository';
import { replyTo, toInbox } from './reply-to.use-case';

type Tools = { database: Database; deliverOnce: DeliverOnce; config: Config };

/** The key of the text that applicants get of an interview first. */
const INVITATION = 'interview-arranged';
const NOT_STILL = 'the interview was moved or cancelled, or has begun, or the application is at its end';
const NO_VERDICT_NEEDED = 'a verdict was given, or the application is at its end';

/**
 * What a mail to an applicant has beside its text: of one that invites, the calendar's part and the link for an answer; and the text of an
 * invitation for one that was written as a change of what its reader has never heard of.
 */
export async function invitationFor(database: Database, mailId: string, { company, siteUrl }: Sender) {
  const invitation = await findInvitation(database, mailId, company);
  if (!invitation) return {};
  const { method, calendar, invites } = invitation;
  const answerLink = method === 'CANCEL' ? undefined : await issueAnswerLink(database, mailId, siteUrl);
  return {
    ...(calendar && { calendar }),
    ...(answerLink && { answerLink, isChoice: method === 'PROPOSE' }),
    ...(invites && { text: fillInterviewMail(await mails.readTemplate(database, INVITATION), invites) }),
  };
}

/** Skips a mail about a change of an interview that would tell what is not so any more. Tells whether it did. @throws NotNow while nobody knows */
export async function skipOutdated(
  { database, deliverOnce }: Pick<Tools, 'database' | 'deliverOnce'>,
  delivery: NewDelivery,
  mailId: string,
): Promise<boolean> {
  if (!(await findDecided(database, mailId))) return false;
  // An undo that comes meanwhile finds the mail skipped and noted, or not skipped at all.
  return database.transaction(async (tx) => {
    await lockToldInterview(tx, mailId);
    await shareLockEvent(tx, delivery.eventId);
    const outdated = await findDecided(tx, mailId);
    if (!outdated) return false;
    await deliverOnce.skip(delivery, outdated.reason, tx);
    await noteOutdated(tx, mailId, outdated);
    // What was not sent is no answer.
    await changeMails(tx, [delivery], () => Promise.resolve());
    return true;
  });
}

/** The same as `findOutdated`. @throws NotNow while nothing is decided yet */
async function findDecided(sql: Sql, mailId: string): Promise<Outdated | undefined> {
  const outdated = await findOutdated(sql, mailId);
  if (outdated?.waits) throw new NotNow(outdated.reason);
  return outdated;
}

/** Tells HR what an applicant has answered, unless it was changed before the mail left. */
export async function tellHrOfAnswer({ database, deliverOnce, config }: Tools, job: JobEnvelope): Promise<void> {
  const told = await findToldAnswer(database, job.subjectId);
  if (!told) return;
  const { applicationId: subjectId, reference } = told;
  const about = { subjectKind: 'application', subjectId, reference, recipient: config.HR_MAIL_TO } as const;
  const delivery = { ...job, ...about, template: INTERVIEW_ANSWER_TEMPLATE } as const;
  if (await isSwitchedOff(database, INTERVIEW_ANSWER_TEMPLATE)) return deliverOnce.skip(delivery, SWITCHED_OFF);
  if (!told.isStill) return deliverOnce.skip(delivery, 'the answer or the interview was changed, or it has begun');
  await deliverOnce.deliver(delivery, (sender) => writeAnswerMail(told, sender));
}

/** Tells somebody of the staff of a change of an interview that they take part in, reminds them of it, or asks what they think. */
export async function mailInterviewer({ database, deliverOnce, config }: Tools, job: JobEnvelope): Promise<void> {
  const notice = await findInterviewNotice(database, job.subjectId);
  if (!notice) return;
  const { told, erased } = notice;
  const { email: recipient, isActive, staffId } = told ?? erased;
  const about = told
    ? { subjectKind: 'application' as const, subjectId: told.applicationId, reference: told.reference }
    : { subjectKind: 'staff' as const, subjectId: staffId, reference: '' };
  const delivery = { ...job, ...about, template: INTERVIEW_NOTICE_TEMPLATE, recipient } as const;
  if (!isActive) return deliverOnce.skip(delivery, 'this person does not sign in any more');
  const isChange = !told || told.kind === 'change';
  if (!isChange && !told.isStill)
    return skipForNow(
      { database, deliverOnce },
      delivery,
      job.subjectId,
      told.kind === 'verdict' ? NO_VERDICT_NEEDED : NOT_STILL,
    );
  if (isChange && (await skipOutdated({ database, deliverOnce }, delivery, job.subjectId))) return;
  await deliverOnce.deliver(delivery, async (sender) => {
    // Whether this person has heard of it before is known only now, that no earlier mail is on its way.
    const now = (await findInterviewNotice(database, job.subjectId)) ?? notice;
    return {
      ...writeInterviewNotice(now, sender),
      replyTo: toInbox(config, 'application', sender.company),
      // A calendar has its entry from the mail before.
      ...(isChange && { calendar: await writeNoticeCalendar(now, sender.company) }),
    };
  });
}

/** Reminds an applicant of an interview, in the text that HR keeps for it. */
export async function remindApplicant({ database, deliverOnce, config }: Tools, job: JobEnvelope): Promise<void> {
  const reminder = await findReminder(database, job.subjectId);
  if (!reminder) return;
  const { applicationId: subjectId, reference, applicantEmail: recipient } = reminder;
  const about = { subjectKind: 'application', subjectId, reference, recipient } as const;
  const delivery = { ...job, ...about, template: INTERVIEW_REMINDER_TEMPLATE } as const;
  if (!reminder.isStill) return skipForNow({ database, deliverOnce }, delivery, job.subjectId, NOT_STILL);
  if (reminder.isDeclined) return deliverOnce.skip(delivery, 'the applicant has declined');
  await deliverOnce.deliver(delivery, async ({ company, siteUrl }) => {
    const signature = await findSignature(database, null, { company, site: siteUrl });
    const text = await mails.readTemplate(database, INTERVIEW_REMINDER_TEMPLATE);
    const filled = fillInterviewMail(text, { ...describeInterview(reminder), company });
    const answerLink = await issueAnswerLink(database, job.subjectId, siteUrl);
    return {
      ...writeWrittenMail({ ...filled, signature, reference, company, reaches: 'HR', answerLink }),
      replyTo: replyTo(config, 'application', company),
      automatic: 'generated',
      follows: await findEarlier(database, delivery),
    };
  });
}

/** Skips a mail that no change of an interview is told by. It comes due again when its application is opened again, or a change is taken back. */
async function skipForNow(
  { database, deliverOnce }: Pick<Tools, 'database' | 'deliverOnce'>,
  delivery: NewDelivery,
  mailId: string,
  reason: string,
): Promise<void> {
  await deliverOnce.skip(delivery, reason);
  await forgetSkipped(database, mailId);
}
