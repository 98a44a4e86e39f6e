import { Injectable, type Type } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database } from '../../../platform/database/database';
import { type JobEnvelope, type JobHandler, HandlesJob } from '../../../platform/queue/job';
import { applicationFields } from '../../applications/application-fields.facts';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { describeEnquiry } from '../../enquiries/describe-enquiry.use-case';
import { findReceivedMail } from '../../received-mails/find-received-mail.use-case';
import { findReply } from '../../enquiries/replies/find-reply.use-case';
import { findAsk, issueAskLink, whyClosed } from '../../resumes/another/ask-for-another.use-case';
import { findStaffLink, issueStaffLink, siteOfLinks } from '../../staff/links/issue-staff-link.use-case';
import { findStaffNotice } from '../../staff/notices/tell-staff.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { mailDigest } from '../digest/mail-digest';
import { wordsOfReceived, writeReceivedMail } from '../letters/write-received-mail';
import { writeAnotherFileMail, writeAskMail } from '../letters/write-resume-mails';
import { writeStaffLinkMail, writeStaffNoticeMail } from '../letters/write-staff-mails';
import {
  ASK_TEMPLATE,
  RECEIVED_JOB,
  RECEIVED_TEMPLATE,
  INTERVIEW_ANSWER_JOB,
  INTERVIEW_NOTICE_JOB,
  INTERVIEW_REMINDER_MAIL_JOB,
  REPLY_JOB,
  REPLY_TEMPLATE,
  STAGE_MAIL_TEMPLATE,
  TEST_JOB,
} from '../notifications.facts';
import { replyTo } from './reply-to.use-case';
import * as letters from '../letters/write-submission-mails';
import { isSwitchedOff, SWITCHED_OFF } from '../switches/mail-switches';
import { mailTest } from '../test-mails/mail-test';
import { acknowledge, openOnceCounted } from './acknowledge';
import { DeliverOnce } from './deliver-once';
import { findEarlier } from './find-earlier';
import { mails } from './mail-handlers.repository';
import { invitationFor, mailInterviewer, remindApplicant, skipOutdated, tellHrOfAnswer } from './mail-interviews';

@Injectable()
class MailTools {
  constructor(
    readonly database: Database,
    readonly applications: DescribeApplication,
    readonly deliverOnce: DeliverOnce,
    @InjectConfig() readonly config: Config,
  ) {}
}

/** What each job mails. One whose subject is gone mails nothing. */
const jobs: Record<string, (tools: MailTools, job: JobEnvelope) => Promise<void>> = {
  /** Tells HR about an application. */
  'notifications.mail-hr': async ({ database, applications, deliverOnce, config }, job) => {
    const application = await applications.run(job.subjectId);
    if (!application) return;
    const about = { subjectKind: 'application', reference: application.reference, template: 'hr-application' } as const;
    const delivery = { ...job, ...about, recipient: config.HR_MAIL_TO };
    if (await isSwitchedOff(database, about.template)) return deliverOnce.skip(delivery, SWITCHED_OFF);
    await deliverOnce.deliver(delivery, (sender) => letters.writeHrApplicationMail(application, sender));
  },

  /** Tells the general inbox about an enquiry. */
  'notifications.mail-inbox': async ({ database, deliverOnce, config }, job) => {
    const enquiry = await describeEnquiry(database, job);
    if (!enquiry) return;
    const { kind, reference } = enquiry;
    const to = { template: `inbox-${kind}` as const, recipient: config[submissions[kind].inbox] };
    await deliverOnce.deliver({ ...job, subjectKind: kind, reference, ...to }, (sender) =>
      letters.writeInboxMail(enquiry, sender),
    );
  },

  /** Sends an applicant the mail that HR has asked for, word by word; of an interview, an invitation where it is the first one that leaves. */
  'notifications.mail-applicant': async ({ database, applications, deliverOnce, config }, job) => {
    const mail = await mails.findStageMail(database, job.subjectId);
    const application = mail && (await applications.run(mail.applicationId));
    if (!application) return;
    const { id: subjectId, reference, email: recipient } = application;
    const about = {
      subjectKind: 'application',
      subjectId,
      reference,
      recipient,
      template: STAGE_MAIL_TEMPLATE,
    } as const;
    if (await skipOutdated({ database, deliverOnce }, { ...job, ...about }, job.subjectId)) return;
    await deliverOnce.deliver({ ...job, ...about }, async (sender) => {
      const { company } = sender;
      const { answerLink, isChoice = false, text, ...headers } = await invitationFor(database, job.subjectId, sender);
      return {
        ...letters.writeWrittenMail({
          ...mail,
          ...text,
          reference,
          company,
          reaches: 'HR',
          ...(answerLink && { answerLink, isChoice }),
        }),
        replyTo: replyTo(config, 'application', company),
        follows: await findEarlier(database, { ...job, ...about }),
        ...headers,
      };
    });
  },

  [INTERVIEW_NOTICE_JOB]: (tools, job) => mailInterviewer(tools, job),
  [INTERVIEW_REMINDER_MAIL_JOB]: (tools, job) => remindApplicant(tools, job),
  [INTERVIEW_ANSWER_JOB]: (tools, job) => tellHrOfAnswer(tools, job),

  /** Sends the reply to an enquiry that somebody has written, word by word, into the conversation about it. */
  [REPLY_JOB]: async ({ database, deliverOnce, config }, job) => {
    const reply = await findReply(database, job.subjectId);
    if (!reply) return;
    const {
      kind: subjectKind,
      enquiryId: subjectId,
      reference,
      email: recipient,
      subject,
      body,
      signature,
      writer,
    } = reply;
    const about = { subjectKind, subjectId, reference, recipient, template: REPLY_TEMPLATE } as const;
    await deliverOnce.deliver({ ...job, ...about }, async ({ company }) => ({
      ...letters.writeWrittenMail({ subject, body, signature, writer, reference, company, reaches: 'us' }),
      replyTo: replyTo(config, subjectKind, company),
      follows: await findEarlier(database, { ...job, ...about }),
    }));
  },

  /** Tells who has an enquiry or an application, else the inbox of its kind, of a mail that has come about it. */
  [RECEIVED_JOB]: async ({ database, deliverOnce, config }, job) => {
    const received = await findReceivedMail(database, job.subjectId);
    if (!received) return;
    const { kind: subjectKind, subjectId, reference, assignee } = received;
    const about = { subjectKind, subjectId, reference, template: RECEIVED_TEMPLATE } as const;
    const delivery = { ...job, ...about, recipient: assignee ?? config[submissions[subjectKind].inbox] };
    if (await isSwitchedOff(database, wordsOfReceived(received))) return deliverOnce.skip(delivery, SWITCHED_OFF);
    await deliverOnce.deliver(delivery, (sender) => writeReceivedMail(received, sender));
  },

  'notifications.acknowledge-application': async (tools, job) => {
    const application = await tools.applications.run(job.subjectId);
    if (application?.standing !== 'clear') return;
    // Field by field, so that nothing else that the sender wrote can reach the mail.
    const { reference, name, apply, resume, email, createdAt: receivedAt } = application;
    const facts = [
      { label: applicationFields.apply.label, value: apply },
      { label: 'Resume', value: resume ? letters.describeFile(resume) : 'none' },
    ];
    await acknowledge(tools, job, email, { kind: 'application', reference, name, receivedAt, facts });
  },

  'notifications.acknowledge-enquiry': async (tools, job) => {
    const enquiry = await describeEnquiry(tools.database, job);
    if (!enquiry) return;
    const { kind, reference, name, receivedAt, email } = enquiry;
    await acknowledge(tools, job, email, { kind, reference, name, receivedAt, facts: [] });
  },

  /** Tells an applicant that nobody can open the file that came, with the link that takes another one. */
  'notifications.ask-for-another-file': async ({ database, applications, deliverOnce, config }, job) => {
    const ask = await findAsk(database, job.subjectId);
    const application = ask && (await applications.run(ask.applicationId));
    if (!application) return;
    const { id: subjectId, reference, email: recipient, name } = application;
    const about = { subjectKind: 'application', subjectId, reference, recipient, template: ASK_TEMPLATE } as const;
    const delivery = { ...job, ...about };
    if (await whyClosed(database, ask)) return deliverOnce.skip(delivery, 'the link takes no file any more');
    await openOnceCounted(database, delivery, config);
    await deliverOnce.deliver(delivery, async (sender) => {
      const href = await issueAskLink(database, ask.id, sender.siteUrl);
      const inbox = replyTo(config, 'application', sender.company);
      const letter = writeAskMail({ ...ask, name, href }, { ...sender, inbox });
      return { ...letter, follows: await findEarlier(database, delivery) };
    });
  },

  /** Tells HR of a file that came in place of one that nobody could open. */
  'notifications.mail-hr-another-file': async ({ database, applications, deliverOnce, config }, job) => {
    const ask = await findAsk(database, job.subjectId);
    const application = ask && (await applications.run(ask.applicationId));
    if (!application) return;
    const { id: subjectId, reference } = application;
    const about = { subjectKind: 'application', subjectId, reference, template: 'hr-another-file' } as const;
    const delivery = { ...job, ...about, recipient: config.HR_MAIL_TO };
    if (await isSwitchedOff(database, about.template)) return deliverOnce.skip(delivery, SWITCHED_OFF);
    await deliverOnce.deliver(delivery, (sender) =>
      writeAnotherFileMail({ ...application, ...ask, id: subjectId }, sender),
    );
  },

  /** Mails the one-time link of an invitation, a password reset or a lost passkey. */
  'notifications.mail-staff-link': async ({ database, deliverOnce, config }, job) => {
    const link = await findStaffLink(database, job.subjectId);
    if (!link) return;
    const about = { subjectKind: 'staff', subjectId: link.staffId, reference: '' } as const;
    const delivery = { ...job, ...about, template: `staff-${link.kind}` as const, recipient: link.email };
    if (!link.good) return deliverOnce.skip(delivery, 'the link was used, replaced or has expired');
    await deliverOnce.deliver(delivery, async ({ timeZone }) => {
      const href = await issueStaffLink(database, link, siteOfLinks(config));
      return writeStaffLinkMail(link, { href, timeZone, byPasskey: arePasskeysAlone(config) });
    });
  },

  [TEST_JOB]: (tools, job) => mailTest(tools, job),

  /** Tells a role's inbox what waits for it. */
  'notifications.mail-digest': (tools, job) => mailDigest(tools, job),

  /** Mails one person about a change of an account's access. */
  'notifications.mail-staff-notice': async ({ database, deliverOnce }, job) => {
    const notice = await findStaffNotice(database, job.subjectId);
    if (!notice) return;
    const about = { subjectKind: 'staff', subjectId: notice.person.id, reference: '' } as const;
    const delivery = { ...job, ...about, template: `staff-${notice.kind}` as const, recipient: notice.recipient.email };
    await deliverOnce.deliver(delivery, ({ timeZone }) => writeStaffNoticeMail(notice, timeZone));
  },
};

/** By job. */
export const mailHandlers: Record<string, Type<JobHandler>> = {};
for (const [job, mail] of Object.entries(jobs)) {
  @Injectable()
  @HandlesJob(job)
  class MailHandler extends MailTools implements JobHandler {
    readonly run = (envelope: JobEnvelope) => mail(this, envelope);
  }
  mailHandlers[job] = MailHandler;
}
