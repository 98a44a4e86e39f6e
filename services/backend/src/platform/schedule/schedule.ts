import { Global, Injectable, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { withClient } from '../database/client-with-error-listener';
import { InjectLogger, type Logger } from '../log/log.module';
import { within } from '../within';

/** How long a shutdown waits for jobs that are running; a job that is cut short is repeated by another process. */
const SHUTDOWN_MS = 3_000;
const TRY_LOCK = 'SELECT pg_try_advisory_lock(hashtextextended($1, 2)) AS free';

export interface PeriodicJob {
  /** Names the job in the log and its lock in Postgres, so it must be the same in every process. */
  name: string;
  everyMs: number;
  /** Milliseconds between the start of the process and the first run. */
  firstAfterMs?: number;
  /** Must bear to be cut short and repeated. */
  run(): Promise<unknown>;
}

/** Each job is run by one process at a time, which holds an advisory lock. A failed run is made up for by the next. */
@Injectable()
export class Schedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly jobs: PeriodicJob[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private timers: NodeJS.Timeout[] = [];

  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** To be called while the modules are built, by a constructor. */
  every(job: PeriodicJob): void {
    this.jobs.push(job);
  }

  /** Runs a job now, besides its times; not if it is running. */
  hurry(name: string): void {
    const job = this.jobs.find((one) => one.name === name);
    if (job && this.timers.length > 0) this.start(job);
  }

  onApplicationBootstrap(): void {
    this.timers = this.jobs.flatMap((job) => {
      const start = () => this.start(job);
      return [setTimeout(start, job.firstAfterMs ?? 0), setInterval(start, job.everyMs)];
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    await within(SHUTDOWN_MS, Promise.all(this.running.values())).catch(() => undefined);
  }

  private start(job: PeriodicJob): void {
    if (this.running.has(job.name)) return;
    // On a connection of its own, because a run may take longer than the pool lets a transaction wait.
    const run = withClient(this.config.DATABASE_URL, async (client) => {
      const { rows } = await client.query<{ free: boolean }>(TRY_LOCK, [job.name]);
      if (rows[0]?.free) await job.run();
    })
      .catch((err: unknown) => this.logger.warn({ err }, `${job.name}: the round failed and will be repeated`))
      .finally(() => this.running.delete(job.name));
    this.running.set(job.name, run);
  }
}

@Global()
@Module({ providers: [Schedule], exports: [Schedule] })
export class ScheduleModule {}
