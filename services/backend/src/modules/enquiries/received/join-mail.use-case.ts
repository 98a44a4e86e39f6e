import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import type { ArrivedMail } from '../../../platform/mailbox/read-one-mail';
import type { MailFile } from '../../../platform/mailbox/read/read-mail.facts';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { answering, type LockedEnquiry, lockEnquiries } from '../answering/answering.repository';
import { MAIL_RECEIVED, type ReceivedKind } from './received-mails.facts';
import { mailsOf, receivedMails } from './received-mails.repository';

/** A file with what the malware scanner says of it; without a verdict it waits for one. */
export type JoinedFile = MailFile & { verdict: { clean: boolean; malware?: string } | null };

interface JoinCommand {
  enquiryId: string;
  mail: ArrivedMail;
  kind: ReceivedKind;
  /** The same for the same mail, wherever it lies. */
  fingerprint: Buffer;
  files: readonly JoinedFile[];
}

/** Of one enquiry: two programs that answer each other write as long as they are let. */
const MOST_IN_A_DAY = 50;

/** Has a mail join the conversation about an enquiry. What somebody has written opens the enquiry again, and its person hears of it. */
@Injectable()
export class JoinMail {
  constructor(
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
  ) {}

  /** Once for each mail. False when there is no such enquiry any more, or it has had too many mails today. */
  async run(tx: Sql, { enquiryId, mail, kind, fingerprint, files }: JoinCommand): Promise<boolean> {
    const [enquiry] = await lockEnquiries(tx, [enquiryId]);
    if (!enquiry) return false;
    const { mailbox, uidValidity, uid } = mail.key;
    if (await receivedMails.isThere(tx, mailbox, uidValidity, uid, fingerprint)) return true;
    const { mails } = await mailsOf[enquiry.kind].countOfDay(tx, enquiryId);
    if (mails >= MOST_IN_A_DAY) return false;
    const stored = await mailsOf[enquiry.kind].insert(
      tx,
      enquiryId,
      mailbox,
      uidValidity,
      uid,
      fingerprint,
      kind,
      mail.senderName,
      mail.senderEmail,
      mail.subject,
      mail.text,
      mail.quoted,
      mail.isCut,
      mail.bounce?.reason ?? null,
      mail.arrivedAt,
    );
    if (!stored) return true;
    for (const file of files) await this.keep(tx, stored.id, file);
    const after = kind === 'reply' ? await this.reopen(tx, enquiry, stored.id) : {};
    const infected = files.filter(({ verdict }) => verdict?.clean === false).length;
    const details = { mailId: stored.id, kind, files: files.length, ...(infected > 0 && { infected }), ...after };
    const about = { subjectType: enquiry.kind, subjectId: enquiryId, details };
    await this.audit.record({ action: 'enquiry.mail-received', ...about }, tx);
    return true;
  }

  private keep(tx: Sql, mailId: string, { name, type, bytes, verdict }: JoinedFile): Promise<void> {
    if (verdict?.clean === false)
      return receivedMails.insertFile(tx, mailId, name, type, bytes.length, 'infected', verdict.malware ?? '', null);
    return receivedMails.insertFile(tx, mailId, name, type, bytes.length, verdict ? 'clean' : 'waiting', null, bytes);
  }

  /** An open one keeps its date: who asks again does not wait for longer. */
  private async reopen(tx: Sql, { kind, id, state, standing }: LockedEnquiry, mailId: string): Promise<object> {
    if (state === 'open') await mailsOf[kind].raiseVersion(tx, id);
    else await answering[kind].setState(tx, id, 'open');
    if (standing === 'clear') await this.outbox.publish(tx, MAIL_RECEIVED, mailId);
    return state === 'open' ? {} : { before: { state }, after: { state: 'open' } };
  }
}
