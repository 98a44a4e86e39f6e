import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { findAnswered } from '../../notifications/cancel-stage-mails.use-case';
import { MAIL_RECEIVED } from '../../received-mails/received-mails.facts';
import { type Joined, type JoiningMail, storeReceivedMail } from '../../received-mails/store-received-mail.use-case';
import { answerClock } from '../answers/answer-clock.repository';
import { replied } from './replied.repository';

/** `eventId` is that of our mail, which may have been about several applications of the person. */
type JoinCommand = JoiningMail & { applicationId: string; eventId: string };

/**
 * Has a mail join an application. What somebody has written ends the wait for the applicant, in all applications that our mail was about,
 * and HR hears of it, and finds the application among those that were answered. The version stays: the mail changes nothing that a form edits.
 */
@Injectable()
export class JoinApplicantMail {
  constructor(
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
  ) {}

  /** Once for each mail. */
  async run(tx: Sql, { applicationId, eventId, ...joining }: JoinCommand): Promise<Joined> {
    const locked = await replied.lock(tx, [applicationId, ...(await findAnswered(tx, [eventId]))]);
    const application = locked.find(({ id }) => id === applicationId);
    if (!application) return 'gone';
    const about = { subjectType: 'application', subjectId: applicationId } as const;
    const stored = await storeReceivedMail(tx, 'application', applicationId, joining);
    if (stored === 'known') return 'joined';
    if (stored === 'too-many') {
      await this.audit.recordOnceADay({ action: 'application.mail-left', ...about }, tx);
      return stored;
    }
    await this.audit.record({ action: 'application.mail-received', ...about, details: stored.details }, tx);
    if (joining.kind !== 'reply') return 'joined';
    for (const { id } of locked.filter(({ isPaused }) => isPaused)) await this.endWait(tx, id);
    if (application.standing === 'clear') await this.outbox.publish(tx, MAIL_RECEIVED, stored.id);
    return 'joined';
  }

  private async endWait(tx: Sql, id: string): Promise<void> {
    await answerClock.resumeByMail(tx, id);
    await answerClock.refresh(tx, [id]);
    await this.audit.record({ action: 'application.answer-resumed', subjectType: 'application', subjectId: id }, tx);
  }
}
