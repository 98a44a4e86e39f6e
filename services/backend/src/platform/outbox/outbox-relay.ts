import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { ConnectionNeed } from '../database/connections/connection-need';
import { Database } from '../database/database';
import { Listener } from '../database/listener';
import { InjectLogger, type Logger } from '../log/log.module';
import { JobQueue } from '../queue/job-queue';
import { OUTBOX_CHANNEL } from './outbox';
import { type ClaimedEvent, outboxJobs } from './outbox.repository';

/** The names of the jobs to run for each event. The list stands in `src/subscriptions.ts`. */
export type Subscriptions = Readonly<Record<string, readonly string[]>>;
export const SUBSCRIPTIONS = Symbol('Subscriptions');

const POLL_MS = 1_000;
const RECONCILE_MS = 5_000;
const BATCH = 100;
const STALE_BATCH = 200;
const STALE_SECONDS = 20;

/** Carries committed events to the queue, at least once. The queue recognises a repeated job by its id, made of the event's id. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly listener: Listener;
  private again = false;

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions,
    @InjectConfig() { DATABASE_URL: url }: Config,
    { name }: ConnectionNeed,
    @InjectLogger() private readonly logger: Logger,
  ) {
    const wake = () => this.wake();
    this.listener = new Listener({ url, name, channel: OUTBOX_CHANNEL, onNotification: wake, onConnect: wake });
  }

  onApplicationBootstrap(): void {
    // Refills a queue that lost its jobs. A job that is still there is not doubled: the queue knows its id.
    const requeueStale = async () => {
      const stale = await outboxJobs.findStale(this.database, STALE_SECONDS, STALE_BATCH);
      for (const job of stale) await this.queue.add(job);
    };
    const reconcile = () => this.once('reconciler', requeueStale);
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
        await this.drain();
      } while (this.again);
    });
  }

  private once(name: string, work: () => Promise<void>): void {
    if (this.running.has(name)) return;
    const round = work()
      .catch((err: unknown) => this.logger.warn({ err }, `${name} round failed; it will be repeated`))
      .finally(() => this.running.delete(name));
    this.running.set(name, round);
  }

  /** Publishes waiting events, batch by batch; stops at the first batch that had a failure. */
  private async drain(): Promise<void> {
    for (;;) {
      const batch = await outboxJobs.claim(this.database, BATCH);
      const results = await Promise.all(batch.map((event) => this.publish(event)));
      if (batch.length < BATCH || results.includes(false)) return;
    }
  }

  private async publish({ id: eventId, event, subjectId }: ClaimedEvent): Promise<boolean> {
    const jobs = this.subscriptions[event] ?? [];
    try {
      await outboxJobs.plan(this.database, eventId, jobs);
      for (const job of jobs) await this.queue.add({ job, eventId, event, subjectId });
      await outboxJobs.markPublished(this.database, eventId);
      return true;
    } catch (error) {
      this.logger.warn({ eventId, event, err: error }, 'event not published yet');
      await outboxJobs.release(this.database, eventId, String(error)).catch(() => undefined);
      return false;
    }
  }
}
