import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database';
import { queries, run } from '../database/queries';

export const OUTBOX_CHANNEL = 'outbox';

/** A NOTIFY inside a transaction serialises commits (measured: throughput falls by a third), so it goes out after them, at most one per 50 ms. */
const PAUSE_MS = 50;
const { notify } = queries('outbox', { notify: run(`SELECT pg_notify('${OUTBOX_CHANNEL}', '')`) });

/** Wakes the relay after a commit. A lost notification costs a moment, never an event: the relay polls as well. */
@Injectable()
export class OutboxNotifier implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  notify(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void notify(this.database).catch(() => undefined);
    }, PAUSE_MS);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
