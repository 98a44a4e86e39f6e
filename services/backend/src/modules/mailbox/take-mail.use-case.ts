import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database, type Sql } from '../../platform/database/database';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { replyMailbox, tokensIn } from '../../platform/mailbox/mailbox-address';
import type { Bounce } from '../../platform/mailbox/read/read-mail.facts';
import type { ArrivedMail, MailOutcome } from '../../platform/mailbox/read-one-mail';
import { OutboxNotifier } from '../../platform/outbox/outbox';
import { mailboxKey, parseMailbox } from '../../platform/parse-mailbox';
import { Scanner } from '../../platform/scan/scanner';
import { isEnquiry } from '../enquiries/enquiry-kinds.facts';
import { JoinApplicantMail } from '../applications/received/join-applicant-mail.use-case';
import { isCut, TakeCalendarAnswer } from '../interviews/answers/take-calendar-answer.use-case';
import { JoinMail } from '../enquiries/received/join-mail.use-case';
import type { Joined, JoinedFile, JoiningMail } from '../received-mails/store-received-mail.use-case';
import { findOurMails, NoteBounce, type OurMail } from '../notifications/bounced/note-bounce.use-case';
import { applicantTemplates, REPLY_TEMPLATE } from '../notifications/notifications.facts';
import { isOfStaff } from '../staff/is-of-staff.use-case';

/**
 * Finds out what a mail in the mailbox belongs to, and has it done: by the Message-IDs that it answers, or by the token in the address
 * that it was sent to, never by its subject, which people change and anybody can guess. A mail that belongs to nothing stays in
 * the mailbox as it is.
 */
@Injectable()
export class TakeMail {
  constructor(
    private readonly database: Database,
    private readonly scanner: Scanner,
    private readonly joinMail: JoinMail,
    private readonly joinApplicantMail: JoinApplicantMail,
    private readonly takeCalendarAnswer: TakeCalendarAnswer,
    private readonly noteBounce: NoteBounce,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Once for each mail, however often it is called. */
  async run(mail: ArrivedMail): Promise<MailOutcome> {
    if (mail.kind === 'report') return 'ignored';
    if (mail.bounce) return this.takeBounce(mail, mail.bounce);
    const isAnswer = await this.isAnswerOfCalendar(mail);
    if (isAnswer && !holdsMore(mail)) return 'taken';
    const outcome = await this.takeReply(mail);
    return isAnswer ? 'taken' : outcome;
  }

  /** By the buttons of a mail program: people of the staff are interviewers, too, and calendars send by themselves. */
  private async isAnswerOfCalendar(mail: ArrivedMail): Promise<boolean> {
    const { calendar } = mail;
    return calendar !== null && this.takeCalendarAnswer.run({ ...mail, calendar, fingerprint: fingerprintOf(mail) });
  }

  private async takeReply(mail: ArrivedMail): Promise<MailOutcome> {
    if (await this.isOurOwn(mail)) return 'ignored';
    const kind = mail.kind === 'automatic' ? 'automatic' : 'reply';
    const answered = await this.findAnsweredTo(mail);
    const joined = answered ? await this.join(answered, mail, kind) : 'gone';
    if (joined === 'joined') {
      this.notifier.notify();
      return 'taken';
    }
    if (joined === 'too-many')
      this.logger.warn(
        { subjectKind: answered?.subjectKind, subjectId: answered?.subjectId },
        'a conversation has had its most mails of a day: a further one stays in the mailbox',
      );
    // What programs send is nothing that somebody has to look for.
    return kind === 'automatic' ? 'ignored' : 'left';
  }

  /**
   * The nearest of our mails that its sender may answer. People of the staff write to the mailbox as colleagues, who are no party to
   * what they forward; as applicants, or as senders of an enquiry, they answer a mail that went to themselves.
   */
  private async findAnsweredTo(mail: ArrivedMail): Promise<OurMail | undefined> {
    const answered = (await this.findAnswered(mail)).filter(wentToSender);
    if (answered.length === 0 || !(await isOfStaff(this.database, mail.senderEmail))) return answered[0];
    return answered.find(({ recipient }) => mailboxKey(recipient) === mailboxKey(mail.senderEmail));
  }

  private async takeBounce(mail: ArrivedMail, bounce: Bounce): Promise<MailOutcome> {
    const returned = await this.findReturned(mail, bounce);
    // Somebody has to see that a mail which may be ours has reached nobody.
    if (!returned) return 'left';
    return this.database.transaction<MailOutcome>(async (tx) => {
      await this.noteBounce.run(tx, returned, bounce.reason);
      // Among the mails to an applicant it stands as failed, with the reason.
      if (wentToSender(returned) && isEnquiry(returned.subjectKind))
        await this.joinTo(tx, returned, { mail, kind: 'bounce', fingerprint: fingerprintOf(mail), files: [] });
      return 'taken';
    });
  }

  /**
   * Where the mail server has given it a Message-ID of its own, by the token in its Reply-To, or by the own name that it has in References.
   * A report names further mails as its own References: those of the conversation that the returned one is in.
   */
  private async findReturned(mail: ArrivedMail, bounce: Bounce): Promise<OurMail | undefined> {
    const { messageIds, replyTo, references } = bounce;
    const returned = messageIds.length > 0 ? messageIds : mail.answers.slice(0, 1);
    const [exact] = await this.findInOrder([...returned, ...this.idsOfTokens(replyTo)]);
    if (exact) return exact;
    // A person who continues our mail by hand names it there as well.
    const to = bounce.to.map(mailboxKey);
    return (await this.findInOrder(references)).find(({ recipient }) => to.includes(mailboxKey(recipient)));
  }

  private async join(answered: OurMail, mail: ArrivedMail, kind: 'reply' | 'automatic'): Promise<Joined> {
    const files: JoinedFile[] = [];
    for (const file of mail.files) files.push({ ...file, verdict: await this.judge(file.bytes) });
    const fingerprint = fingerprintOf(mail);
    return this.database.transaction((tx) => this.joinTo(tx, answered, { mail, kind, fingerprint, files }));
  }

  private joinTo(tx: Sql, { subjectKind, subjectId, eventId }: OurMail, joining: JoiningMail): Promise<Joined> {
    if (subjectKind === 'application')
      return this.joinApplicantMail.run(tx, { applicationId: subjectId, eventId, ...joining });
    return this.joinMail.run(tx, { enquiryId: subjectId, ...joining });
  }

  /** Without a verdict the file waits for one: no mail waits for the scanner. */
  private async judge(bytes: Buffer): Promise<JoinedFile['verdict']> {
    try {
      return await this.scanner.scan(bytes);
    } catch (err) {
      this.logger.warn({ err }, 'a file of a received mail waits for the scanner');
      return null;
    }
  }

  /** The nearest first. */
  private findAnswered({ answers, recipients }: ArrivedMail): Promise<OurMail[]> {
    return this.findInOrder([...answers, ...this.idsOfTokens(recipients)]);
  }

  /** The Message-IDs of our mails of which addresses of the mailbox have the tokens. */
  private idsOfTokens(addresses: readonly string[]): string[] {
    const mailbox = replyMailbox(this.config);
    const host = parseMailbox(this.config.MAIL_FROM).address.replace(/^.*@/, '');
    return mailbox ? tokensIn(addresses, mailbox).map((token) => `<${token}@${host}>`) : [];
  }

  private async findInOrder(wanted: readonly string[]): Promise<OurMail[]> {
    if (wanted.length === 0) return [];
    const found = await findOurMails(this.database, wanted);
    return found.toSorted((a, b) => wanted.indexOf(a.messageId) - wanted.indexOf(b.messageId));
  }

  /** Mails of ours come into the mailbox as copies, or because it is an inbox of ours as well. */
  private async isOurOwn({ messageId, senderEmail }: ArrivedMail): Promise<boolean> {
    const { MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO, REPLY_MAILBOX = MAIL_FROM } = this.config;
    const ours = [MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO, REPLY_MAILBOX].map(mailboxKey);
    if (ours.includes(mailboxKey(senderEmail))) return true;
    return messageId !== null && (await findOurMails(this.database, [messageId])).length > 0;
  }
}

/** Whether more came with the answer of a calendar than there is room for at the interview. */
const holdsMore = ({ calendar, files, ...mail }: ArrivedMail): boolean =>
  calendar !== null &&
  (isCut({ ...mail, calendar }) || files.some(({ type }) => type !== 'text/calendar' && type !== 'application/ics'));

/** Our notices go to colleagues: who answers one is no applicant, and none of the senders of enquiries. */
const wentToSender = ({ template, subjectKind }: OurMail): boolean =>
  subjectKind === 'application'
    ? applicantTemplates.includes(template)
    : isEnquiry(subjectKind) && (template === REPLY_TEMPLATE || template.startsWith('acknowledge-'));

/** The same for a mail that is fetched twice, also under another number; another one for two mails that share a Message-ID. */
function fingerprintOf({ messageId, senderEmail, subject, text, quoted, arrivedAt, files }: ArrivedMail): Buffer {
  const parts = [
    messageId ?? arrivedAt.toISOString(),
    senderEmail,
    subject,
    text,
    quoted,
    ...files.map(({ bytes }) => bytes),
  ];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest();
}
