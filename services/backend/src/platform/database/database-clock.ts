import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectLogger, type Logger } from '../log/log.module';
import { Database } from './database';
import { onlyRow, statement } from './statement';

const SYNC_EVERY_MS = 60_000;
/** The quickest of a few answers tells the time most exactly. */
const ASKED_TIMES = 3;
/** How far two clocks of ordinary machines drift apart in a millisecond, at most: 100 parts in a million. */
const DRIFT = 1e-4;

const now = statement('database.now', 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms');

/**
 * The time by the clock of Postgres, which is the same for all processes, without asking it each time: it is measured when
 * the process starts and once a minute, and counted on by the monotonic clock of the process. It is off by half of a round trip at
 * most. An answer that took longer than the one before, on a machine that is busy, does not replace it, unless it proves that
 * the clock of Postgres was set.
 */
@Injectable()
export class DatabaseClock implements OnApplicationBootstrap, OnModuleDestroy {
  /** When `performance.now()` was 0, in milliseconds of the epoch; by this machine's clock until Postgres has been asked. */
  private origin = performance.timeOrigin;
  /** By how many milliseconds `origin` may be off, as it was at `measuredAt`. */
  private error = Infinity;
  private measuredAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Milliseconds of the epoch, whole. */
  now(): number {
    return Math.round(this.origin + performance.now());
  }

  async onApplicationBootstrap(): Promise<void> {
    const sync = () => this.sync().catch((err: unknown) => this.logger.warn({ err }, 'the time was not asked for'));
    this.timer = setInterval(() => void sync(), SYNC_EVERY_MS).unref();
    await sync();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Asks Postgres for the time anew. @throws when it does not answer. */
  async sync(): Promise<void> {
    for (let tries = 0; tries < ASKED_TIMES; tries += 1) {
      const start = performance.now();
      const { ms } = onlyRow(await this.database.query<{ ms: number }>(now));
      this.weigh(ms, start, performance.now());
    }
  }

  private weigh(ms: number, start: number, end: number): void {
    const error = (end - start) / 2;
    const origin = ms - start - error;
    const presentError = this.error + (end - this.measuredAt) * DRIFT;
    const wasSet = Math.abs(origin - this.origin) > error + presentError;
    if (error > presentError && !wasSet) return;
    this.origin = origin;
    this.error = error;
    this.measuredAt = end;
  }
}
