import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { oneRow, queries, run } from '../../../platform/database/queries';
import { mailboxKey, parseMailbox } from '../../../platform/parse-mailbox';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import type { JobEnvelope } from '../../../platform/queue/job';
import { submissions } from '../../submissions/kinds.facts';
import { acknowledges } from '../acknowledges';
import { deliveries, mailOf, type NewDelivery, openDelivery } from '../deliveries.repository';
import { type Received, writeAcknowledgement } from '../letters/write-acknowledgement';
import { DeliverOnce } from './deliver-once';

const MOST_IN_A_DAY = 5;

const acknowledgements = queries('acknowledgements', {
  /** Two acknowledgements to one mailbox are counted one after the other. */
  lock: run<[mailbox: string]>('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))'),
  count: oneRow<{ sent: number }, [mailbox: string]>(`
    SELECT count(*)::int AS sent FROM deliveries
    WHERE recipient_key = $1 AND template LIKE 'acknowledge-%' AND state <> 'skipped' AND created_at > now() - interval '24 hours'`),
});

/** Sends the acknowledgement of a submission, unless its kind is switched off or its address has had too many. */
@Injectable()
export class AcknowledgeOnce {
  constructor(
    private readonly database: Database,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async acknowledge(job: JobEnvelope, email: string, received: Received): Promise<void> {
    const { kind, reference } = received;
    if (!acknowledges(this.config, kind)) return;
    const delivery = { ...job, subjectKind: kind, reference, template: `acknowledge-${kind}`, recipient: email };
    await this.open(delivery);
    const { address } = parseMailbox(this.config[submissions[kind].inbox]);
    await this.deliverOnce.deliver(delivery, (sender) =>
      writeAcknowledgement(received, { ...sender, inbox: { name: sender.company, address } }),
    );
  }

  /** Opens the delivery, or records why it is not sent. One that exists already stays as it is. */
  private async open(given: NewDelivery): Promise<void> {
    if (await deliveries.find(this.database, ...mailOf(given))) return;
    const { MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO } = this.config;
    const key = mailboxKey(given.recipient);
    await this.database.transaction(async (tx) => {
      await acknowledgements.lock(tx, key);
      const { sent } = await acknowledgements.count(tx, key);
      let skip = sent < MOST_IN_A_DAY ? null : `This address has had ${MOST_IN_A_DAY} acknowledgements within 24 hours`;
      if ([MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO].map(mailboxKey).includes(key)) skip = 'This is a mailbox of ours';
      await openDelivery(tx, given, MAIL_FROM, skip);
    });
  }
}
