import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { insertEvent } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { accountHash } from '../sign-in/login-attempts.repository';
import { PASSWORD_RESET_REQUESTED } from '../staff.facts';

export interface PasswordResetAsk {
  email: string;
  address: string;
  requestId: string;
}

/** Nobody can fill somebody's mailbox, or keep voiding the link in it, by asking again and again. */
export const MOST_RESETS_PER_HOUR = 3;

/** One statement, which looks at asks alone: it takes the same time for known and unknown mailboxes. */
const note = statement(
  'password-reset-asks.note',
  `WITH ask AS (
     INSERT INTO password_reset_asks (mailbox, email, address, request_id)
     SELECT $1::bytea, $2::text, $3::text, $4::text WHERE ${MOST_RESETS_PER_HOUR} > (
       SELECT count(*) FROM password_reset_asks WHERE mailbox = $1 AND asked_at > now() - interval '1 hour')
     RETURNING id
   )
   ${insertEvent(`'${PASSWORD_RESET_REQUESTED}'`, 'id', 'ask')}`,
);
const take = statement(
  'password-reset-asks.take',
  `UPDATE password_reset_asks SET email = NULL, address = NULL, request_id = NULL WHERE id = $1 AND email IS NOT NULL
   RETURNING old.email, old.address, old.request_id AS "requestId"`,
);
const forgetOld = statement(
  'password-reset-asks.forget-old',
  `DELETE FROM password_reset_asks WHERE asked_at < now() - interval '1 day' AND email IS NULL`,
);

/** Resets that somebody has asked for, with the mailbox's address until the worker has looked whom it belongs to. */
@Injectable()
export class PasswordResetAsksRepository {
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
    await this.database.query(note, [accountHash(mailbox), mailbox, address, requestId]);
    this.notifier.notify();
  }

  /** @returns the ask, once; what it said about a person is gone then. */
  async take(id: string, tx: Sql): Promise<PasswordResetAsk | undefined> {
    return (await tx.query<PasswordResetAsk>(take, [id]))[0];
  }

  async forgetOld(): Promise<void> {
    await this.database.query(forgetOld);
  }
}
