import { Injectable } from '@nestjs/common';
import { expectedError } from '../../../platform/http/errors/expected-error';
import type { Doer } from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database, type Sql } from '../../../platform/database/database';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { DeliveriesRepository, type SettledDelivery } from '../deliveries.repository';
import type { DeliveryEntity } from './delivery.entity';
import { ListDeliveries } from './list-deliveries.use-case';

class DeliveryPending extends expectedError(409, 'delivery_pending', 'This mail is on its way already.') {}

class DeliverySent extends expectedError(
  409,
  'delivery_sent',
  'This mail was sent. Say that you want to send it again.',
  { when: 'The mail was sent; say `"again": true` to send it once more.' },
) {}

/** Sends a mail once more at a person's request: its delivery is pending again, and its job is repeated. */
@Injectable()
export class ResendDelivery {
  constructor(
    private readonly database: Database,
    private readonly listDeliveries: ListDeliveries,
    private readonly deliveries: DeliveriesRepository,
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * Returns the delivery that is pending now.
   * @param again needed for one that was sent
   * @throws NotFound, DeliveryPending, DeliverySent
   */
  async resend(id: string, again: boolean, doer: Doer): Promise<DeliveryEntity> {
    await this.listDeliveries.find(id, doer.actor);
    try {
      const pending = await this.database.transaction((tx) => this.putBack(tx, id, again, doer));
      return await this.listDeliveries.find(pending, doer.actor);
    } catch (error) {
      const meanwhile = ['deliveries_one_pending', 'deliveries_once'].some((name) => isUniqueViolation(error, name));
      throw meanwhile ? new DeliveryPending() : error;
    }
  }

  private async putBack(tx: Sql, id: string, again: boolean, doer: Doer): Promise<string> {
    const delivery = await this.deliveries.lock(tx, id);
    if (!delivery) throw new NotFound('There is no such delivery.');
    const { event_id: eventId, job, template, state } = delivery;
    if (state === 'pending') throw new DeliveryPending();
    if (state === 'sent' && !again) throw new DeliverySent();
    const recipient = this.recipientNow(delivery);
    const pending = await this.deliveries[state === 'sent' ? 'repeat' : 'revive'](tx, id, recipient);
    await this.outbox.repeatJob(tx, eventId, job);
    const about = { subjectType: 'delivery', subjectId: id, details: { template, before: state, pending } };
    await this.audit.record({ action: 'delivery.resent', ...about, ...doer }, tx);
    return pending;
  }

  /** Mails to our own inboxes go to where those are now. */
  private recipientNow({ template, recipient }: SettledDelivery): string {
    if (template === 'hr-application') return this.config.HR_MAIL_TO;
    if (template.startsWith('inbox-')) return this.config.ENQUIRIES_MAIL_TO;
    return recipient;
  }
}
