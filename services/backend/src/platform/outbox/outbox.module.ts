import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { OutboxBacklog } from './outbox-backlog';
import { OutboxBell } from './outbox-bell';

/**
 * Writing events, ringing the bell, telling how far it all has fallen behind: what the API needs. Kept apart from the relay,
 * so that the API never loads a queue.
 */
@Global()
@Module({ providers: [Outbox, OutboxBacklog, OutboxBell], exports: [Outbox, OutboxBacklog, OutboxBell] })
export class OutboxModule {}
