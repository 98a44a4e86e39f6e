import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { OutboxBacklog, WatchOutbox } from './outbox-backlog';
import { OutboxBell } from './outbox-bell';

/** What the API needs to publish events. The relay is apart, so that the API never loads the queue's library. */
@Global()
@Module({ providers: [Outbox, OutboxBacklog, OutboxBell, WatchOutbox], exports: [Outbox, OutboxBacklog, OutboxBell] })
export class OutboxModule {}
