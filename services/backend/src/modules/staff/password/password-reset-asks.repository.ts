import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { insertEvent, OutboxNotifier } from '../../../platform/outbox/outbox';
import { accountHash } from '../sign-in/login-attempts.repository';
import { PASSWORD_RESET_REQUESTED } from '../staff.facts';
import type { Visitor } from '../visitor';

type PasswordResetAsk = Pick<Visitor, 'address' | 'requestId'> & { email: string };

/** Nobody can fill somebody's mailbox, or keep voiding the link in it, by asking again and again. */
export const MOST_RESETS_PER_HOUR = 3;

/** Resets that somebody has asked for, with the mailbox's address until the worker has looked whom it belongs to. */
export const resetAsks = queries('password-reset-asks', {
  /** One statement, which looks at asks alone: it takes the same time for known and unknown mailboxes. */
  add: run<[mailbox: Buffer, email: string, address: string, requestId: string]>(`
    WITH ask AS (
      INSERT INTO password_reset_asks (mailbox, email, address, request_id)
      SELECT $1::bytea, $2::text, $3::text, $4::text WHERE ${MOST_RESETS_PER_HOUR} > (
        SELECT count(*) FROM password_reset_asks WHERE mailbox = $1 AND asked_at > now() - interval '1 hour')
      RETURNING id
    )
    ${insertEvent(`'${PASSWORD_RESET_REQUESTED}'`, 'id', 'ask')}`),

  /** Gives the ask once, and deletes its personal data. */
  take: findRow<PasswordResetAsk, [id: string]>(`
    UPDATE password_reset_asks SET email = NULL, address = NULL, request_id = NULL WHERE id = $1 AND email IS NOT NULL
    RETURNING old.email, old.address, old.request_id AS "requestId"`),
});

@Injectable()
export class NotePasswordReset {
  constructor(
    private readonly database: Database,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * Writes down that somebody wants a new password, and no more: whether the address belongs to anybody is looked up by the
   * worker, after the answer. So neither the answer nor its time tells, and an ask that was answered is not lost. Does nothing
   * for a mailbox that has had its share.
   */
  async note({ email, address, requestId }: PasswordResetAsk): Promise<void> {
    const mailbox = email.toLowerCase();
    await resetAsks.add(this.database, accountHash(mailbox), mailbox, address, requestId);
    this.notifier.notify();
  }
}
