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
const BATCH = 100;

/** Carries committed events to the queue, at least once. The queue recognises a repeated job by its id, made of the event's id. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private next: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
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
    this.timer = setInterval(() => this.wake(), POLL_MS);
    void this.listener.open();
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.listener.close();
    await this.running;
    clearTimeout(this.next);
  }

  private wake(): void {
    this.again = this.running !== undefined;
    this.running ??= this.drainAll()
      .catch((err: unknown) => this.logger.warn({ err }, 'relay round failed; it will be repeated'))
      .finally(() => (this.running = undefined));
  }

  private async drainAll(): Promise<void> {
    do {
      this.again = false;
      await this.drain();
    } while (this.again);
    await this.wakeAtNext();
  }

  /** Comes back when the next event that is held back is due, where that is before the next look. */
  private async wakeAtNext(): Promise<void> {
    const { ms } = await outboxJobs.untilNext(this.database);
    clearTimeout(this.next);
    if (ms !== null && ms < POLL_MS) this.next = setTimeout(() => this.wake(), ms);
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
