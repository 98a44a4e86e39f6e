import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JOB_LEDGER } from '../queue/job-ledger';
import { JobRunner } from '../queue/job-runner';
import { OutboxLedger } from './outbox-ledger';
import { OutboxListener } from './outbox-listener';
import { OutboxLoop } from './outbox-loop';
import { OutboxReconciler } from './outbox-reconciler';
import { OutboxRelay } from './outbox-relay';
import { OutboxRepository } from './outbox.repository';
import { SUBSCRIPTIONS, type Subscriptions } from './subscriptions';

/** Carrying events on: the worker's part. It needs the queue. */
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
        OutboxListener,
        OutboxRelay,
        OutboxReconciler,
        OutboxLoop,
        { provide: JOB_LEDGER, useClass: OutboxLedger },
        JobRunner,
      ],
      exports: [OutboxRepository, OutboxRelay, OutboxReconciler, SUBSCRIPTIONS],
    };
  }
}
