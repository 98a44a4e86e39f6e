import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database';
import { InjectLogger, type Logger } from '../log/log.module';
import { JobQueue } from '../queue/job-queue';
import { outboxJobs, type StaleJob } from './outbox.repository';

const ROUND_MS = 5_000;
const BATCH = 200;
const STALE_SECONDS = 20;
const ADDITIONS_BEFORE_REMOVAL = 3;

/**
 * Refills a queue that lost its jobs, or a part of them. A job that nobody has heard of for a while is added again, which does
 * nothing while the queue knows its id. One that comes to nothing after some additions is more than late: the queue has lost its
 * place or its content. Then all that the queue holds of it is removed, and it is added anew.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.round()
        .catch((err: unknown) => this.logger.warn({ err }, 'reconciler round failed; it will be repeated'))
        .finally(() => (this.running = undefined));
    }, ROUND_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async round(): Promise<void> {
    for (const job of await outboxJobs.findStale(this.database, STALE_SECONDS, BATCH)) await this.revive(job);
  }

  private async revive({ timesAdded, round, ...job }: StaleJob): Promise<void> {
    // It keeps its place and the number of its tries, however long the line is.
    if (await this.queue.isWaiting(job, round)) return;
    if (timesAdded <= ADDITIONS_BEFORE_REMOVAL) return this.queue.add(job, round);
    const { eventId, job: name } = job;
    this.logger.warn({ eventId, job: name }, 'the queue has lost a part of a job; it is added anew');
    // No worker runs it, or there would be signs of it. A lock outlives its worker where a clock was set back.
    const next = (await this.queue.remove(job, round)) ? round : round + 1;
    await outboxJobs.beginRound(this.database, eventId, name, next);
    await this.queue.add(job, next);
  }
}
