import { Inject, Injectable } from '@nestjs/common';
import type { JobEnvelope, JobLedger } from '../queue/job';
import { OutboxRepository } from './outbox.repository';
import { SUBSCRIPTIONS, type Subscriptions } from './outbox-relay';

/** Keeps the queue's ledger in the outbox's own tables. */
@Injectable()
export class OutboxLedger implements JobLedger {
  constructor(
    private readonly events: OutboxRepository,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
  ) {}

  jobs(): Iterable<string> {
    return new Set(Object.values(this.subscriptions).flat());
  }

  done({ eventId, job }: JobEnvelope): Promise<void> {
    return this.events.settle(eventId, job, 'done', null);
  }

  failed({ eventId, job }: JobEnvelope, error: string, permanent: boolean): Promise<void> {
    if (permanent) return this.events.settle(eventId, job, 'dead', error);
    return this.events.noteFailure(eventId, job, error);
  }
}
