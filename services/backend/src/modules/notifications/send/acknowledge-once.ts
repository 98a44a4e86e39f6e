import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { mailboxKey, parseMailbox } from '../../../platform/mail/parse-mailbox';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import type { JobEnvelope } from '../../../platform/queue/job';
import { submissions } from '../../submissions/kinds.facts';
import { DeliveriesRepository, type NewDelivery } from '../deliveries.repository';
import { type Received, writeAcknowledgement } from '../letters/write-acknowledgement';
import { DeliverOnce } from './deliver-once';

const MOST_IN_A_DAY = 5;

/** Two acknowledgements to one mailbox are counted one after the other. */
const lock = statement('acknowledgements.lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))');
const count = statement(
  'acknowledgements.count',
  `SELECT count(*)::int AS sent FROM deliveries
   WHERE recipient_key = $1 AND template LIKE 'acknowledge-%' AND state <> 'skipped' AND created_at > now() - interval '24 hours'`,
);

/** Sends the acknowledgement of a submission, unless its kind is switched off or its address has had too many. */
@Injectable()
export class AcknowledgeOnce {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesRepository,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async acknowledge({ eventId, job, subjectId }: JobEnvelope, email: string, received: Received): Promise<void> {
    const { ACKNOWLEDGE, COMPANY_NAME: company, SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone } = this.config;
    const { kind, reference } = received;
    if (!ACKNOWLEDGE.includes(kind)) return;
    const about = { subjectKind: kind, subjectId, reference };
    const delivery = { eventId, job, ...about, template: `acknowledge-${kind}`, recipient: email };
    await this.open(delivery);
    const { address } = parseMailbox(this.config[submissions[kind].inbox]);
    const from = { company, siteUrl, timeZone, inbox: { name: company, address } };
    await this.deliverOnce.deliver(delivery, () => writeAcknowledgement(received, from));
  }

  /** Opens the delivery, or records why it is not sent. One that exists already stays as it is. */
  private async open(given: NewDelivery): Promise<void> {
    if (await this.deliveries.find(given)) return;
    const { MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO } = this.config;
    const messageIdHost = parseMailbox(MAIL_FROM).address.replace(/^.*@/, '');
    const key = mailboxKey(given.recipient);
    await this.database.transaction(async (tx) => {
      await tx.query(lock, [key]);
      const skip = [MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO].map(mailboxKey).includes(key)
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
