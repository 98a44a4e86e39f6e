import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { MAIL_RECEIVED } from '../../received-mails/received-mails.facts';
import { type Joined, type JoiningMail, storeReceivedMail } from '../../received-mails/store-received-mail.use-case';
import { answering, type LockedEnquiry, lockEnquiries, setState } from '../answering/answering.repository';

/** Has a mail join the conversation about an enquiry. What somebody has written opens the enquiry again, and its person hears of it. */
@Injectable()
export class JoinMail {
  constructor(
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
  ) {}

  /** Once for each mail. */
  async run(tx: Sql, { enquiryId, ...joining }: JoiningMail & { enquiryId: string }): Promise<Joined> {
    const [enquiry] = await lockEnquiries(tx, [enquiryId]);
    if (!enquiry) return 'gone';
    const about = { subjectType: enquiry.kind, subjectId: enquiryId };
    const stored = await storeReceivedMail(tx, enquiry.kind, enquiryId, joining);
    if (stored === 'known') return 'joined';
    if (stored === 'too-many') {
      await this.audit.recordOnceADay({ action: 'enquiry.mail-left', ...about }, tx);
      return stored;
    }
    const after = joining.kind === 'reply' ? await this.reopen(tx, enquiry, stored.id) : {};
    const details = { ...stored.details, ...after };
    await this.audit.record({ action: 'enquiry.mail-received', ...about, details }, tx);
    return 'joined';
  }

  /** An open one keeps its date: who asks again does not wait for longer. */
  private async reopen(tx: Sql, { kind, id, state, standing }: LockedEnquiry, mailId: string): Promise<object> {
    if (state === 'open') await answering[kind].raiseVersion(tx, id);
    else await setState(tx, kind, id, 'open');
    if (standing === 'clear') await this.outbox.publish(tx, MAIL_RECEIVED, mailId);
    return state === 'open' ? {} : { before: { state }, after: { state: 'open' } };
  }
}
