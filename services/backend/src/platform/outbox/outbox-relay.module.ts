import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JOB_LEDGER } from '../queue/job';
import { JobRunner } from '../queue/job-runner';
import { OutboxRelay, SUBSCRIPTIONS, type Subscriptions, OutboxLedger } from './outbox-relay';
import { OutboxLoop } from './outbox-loop';
import { OutboxRepository } from './outbox.repository';

/** The worker's part of the outbox, which needs the queue. */
@Global()
@Module({})
export class OutboxRelayModule {
  static forRoot(subscriptions: Subscriptions): DynamicModule {
    return {
      module: OutboxRelayModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: SUBSCRIPTIONS, useValue: subscriptions },
        OutboxRepository,
        OutboxRelay,
        OutboxLoop,
        { provide: JOB_LEDGER, useClass: OutboxLedger },
        JobRunner,
      ],
      exports: [OutboxRepository, OutboxRelay, SUBSCRIPTIONS],
    };
  }
}
