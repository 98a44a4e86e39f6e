import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../log/log.module';
import { OutboxListener } from './outbox-listener';
import { OutboxReconciler } from './outbox-reconciler';
import { OutboxRelay } from './outbox-relay';

const POLL_MS = 1_000;
const RECONCILE_MS = 5_000;

/** Keeps relay and reconciler going in the worker: at each ring, each second in any case, one round at a time. */
@Injectable()
export class OutboxLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private again = false;

  constructor(
    private readonly relay: OutboxRelay,
    private readonly reconciler: OutboxReconciler,
    private readonly listener: OutboxListener,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timers = [setInterval(() => this.wake(), POLL_MS), setInterval(() => this.reconcile(), RECONCILE_MS)];
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
      await this.listener.ensure(() => this.wake()).catch(() => undefined);
      do {
        this.again = false;
        await this.relay.drain();
      } while (this.again);
    });
  }

  private reconcile(): void {
    this.once('reconciler', async () => void (await this.reconciler.requeueStale()));
  }

  private once(name: string, work: () => Promise<void>): void {
    if (this.running.has(name)) return;
    const round = work()
      .catch((error: unknown) => this.logger.warn({ err: error }, `${name} round failed; it will be repeated`))
      .finally(() => this.running.delete(name));
    this.running.set(name, round);
  }
}
