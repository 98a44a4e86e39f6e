import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobRunner } from './job-runner';
import { OutboxRelay, SUBSCRIPTIONS, type Subscriptions } from './outbox-relay';
import { OutboxLoop } from './outbox-loop';

/** The worker's part of the outbox, which needs the queue. */
@Global()
@Module({})
export class OutboxRelayModule {
  static forRoot(subscriptions: Subscriptions): DynamicModule {
    return {
      module: OutboxRelayModule,
      imports: [DiscoveryModule],
      providers: [{ provide: SUBSCRIPTIONS, useValue: subscriptions }, OutboxRelay, OutboxLoop, JobRunner],
    };
  }
}
