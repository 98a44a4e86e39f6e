import { Injectable } from '@nestjs/common';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { PasswordResetAsksRepository } from './password-reset-asks.repository';
import type { Visitor } from '../visitor';

/**
 * Writes down that somebody wants a new password, and no more: whether the address belongs to anybody is looked up by the
 * worker, after the answer. So neither the answer nor its time tells, and an ask that was answered is not lost.
 */
@Injectable()
export class AskPasswordReset {
  constructor(
    private readonly asks: PasswordResetAsksRepository,
    private readonly notifier: OutboxNotifier,
  ) {}

  async ask(email: string, { address, requestId }: Visitor): Promise<void> {
    await this.asks.note({ email: email.toLowerCase(), address, requestId });
    this.notifier.notify();
  }
}
