import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { OutboxBacklog, WatchOutbox } from './outbox-backlog';
import { OutboxNotifier } from './outbox-notifier';

/** Publishes events. The relay is apart, so that the API never loads the queue's library. */
@Global()
@Module({
  providers: [Outbox, OutboxBacklog, OutboxNotifier, WatchOutbox],
  exports: [Outbox, OutboxBacklog, OutboxNotifier],
})
export class OutboxModule {}
