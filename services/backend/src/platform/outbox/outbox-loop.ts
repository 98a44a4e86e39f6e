import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Listener } from '../database/listener';
import { InjectLogger, type Logger } from '../log/log.module';
import { OUTBOX_CHANNEL } from './outbox-notifier';
import { OutboxRelay } from './outbox-relay';

const POLL_MS = 1_000;
const RECONCILE_MS = 5_000;

/** Runs the relay in the worker at each notification and each second, and the reconciler every five, one round at a time. */
@Injectable()
export class OutboxLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly listener: Listener;
  private again = false;

  constructor(
    private readonly relay: OutboxRelay,
    @InjectConfig() { DATABASE_URL: url }: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    const wake = () => this.wake();
    this.listener = new Listener({ url, channel: OUTBOX_CHANNEL, onNotification: wake, onConnect: wake });
  }

  onApplicationBootstrap(): void {
    const reconcile = () => this.once('reconciler', () => this.relay.requeueStale());
    this.timers = [setInterval(() => this.wake(), POLL_MS), setInterval(reconcile, RECONCILE_MS)];
    void this.listener.open();
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.listener.close();
    await Promise.all(this.running.values());
  }

  private wake(): void {
    this.again = this.running.has('relay');
    this.once('relay', async () => {
      do {
        this.again = false;
        await this.relay.drain();
      } while (this.again);
    });
  }

  private once(name: string, work: () => Promise<void>): void {
    if (this.running.has(name)) return;
    const round = work()
      .catch((error: unknown) => this.logger.warn({ err: error }, `${name} round failed; it will be repeated`))
      .finally(() => this.running.delete(name));
    this.running.set(name, round);
  }
}
