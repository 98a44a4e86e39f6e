import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { resetAsks } from '../links/staff-links.repository';
import { accountHash } from '../sign-in/login-attempts.repository';
import type { AskPasswordResetDto } from '../staff.dto';
import type { Visitor } from '../visitor';

/**
 * Writes down that somebody wants a new password, if the mailbox has not had its share. The worker looks up whether it belongs
 * to anybody, after the answer: so neither the answer nor its time tells, and an ask that was answered is not lost.
 */
@Injectable()
export class AskPasswordReset {
  constructor(
    private readonly database: Database,
    private readonly notifier: OutboxNotifier,
  ) {}

  async run({ email }: AskPasswordResetDto, { address, requestId }: Visitor): Promise<void> {
    const mailbox = email.toLowerCase();
    await resetAsks.add(this.database, accountHash(mailbox), mailbox, address, requestId);
    this.notifier.notify();
  }
}
