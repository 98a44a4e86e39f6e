import { Injectable } from '@nestjs/common';
import { type Backlog, OutboxBacklog } from '../../platform/outbox/outbox-backlog';
import { CountDeliveries, type DeliveryCounts } from '../notifications/count-deliveries.use-case';

/** Whether the work behind the answers keeps up: the queue and the mails. */
@Injectable()
export class ReportHealth {
  constructor(
    private readonly backlog: OutboxBacklog,
    private readonly deliveries: CountDeliveries,
  ) {}

  async report(): Promise<{ queue: Backlog; mail: DeliveryCounts }> {
    return { queue: await this.backlog.measure(), mail: await this.deliveries.count() };
  }
}
