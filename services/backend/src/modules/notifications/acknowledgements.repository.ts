import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { mailboxKey } from '../../platform/mail/parse-mailbox';
import { DeliveriesRepository, type NewDelivery } from './deliveries.repository';

const MOST_IN_A_DAY = 5;

/** Two acknowledgements to one mailbox are counted one after the other. */
const lock = statement('acknowledgements.lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))');
const count = statement(
  'acknowledgements.count',
  `SELECT count(*)::int AS sent FROM deliveries
   WHERE recipient_key = $1 AND template LIKE 'acknowledge-%' AND state <> 'skipped' AND created_at > now() - interval '24 hours'`,
);

/** Opens deliveries of acknowledgements, or records why one is not sent. */
@Injectable()
export class AcknowledgementsRepository {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  /** One that exists already is left as it is. */
  async open(given: NewDelivery, messageIdHost: string, ownMailboxes: readonly string[]): Promise<void> {
    if (await this.deliveries.find(given)) return;
    const key = mailboxKey(given.recipient);
    await this.database.transaction(async (tx) => {
      await tx.query(lock, [key]);
      const skip = ownMailboxes.map(mailboxKey).includes(key)
        ? 'This is a mailbox of ours'
        : await this.isMany(tx, key);
      await this.deliveries.open(given, messageIdHost, skip, tx);
    });
  }

  private async isMany(tx: Sql, key: string): Promise<string | null> {
    const [row] = await tx.query<{ sent: number }>(count, [key]);
    if (!row || row.sent < MOST_IN_A_DAY) return null;
    return `This address has had ${MOST_IN_A_DAY} acknowledgements within 24 hours`;
  }
}
