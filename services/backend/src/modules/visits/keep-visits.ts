import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodOf } from '../../platform/http/listing/period';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Schedule } from '../../platform/schedule/schedule';
import { within } from '../../platform/within';
import { parseVisit } from './parse-visit';
import { VisitSums } from './visit-sums';
import { visits } from './visits.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SHUTDOWN_MS = 3_000;
/** Two years can be compared, and the month under way beside them. */
const KEEP_MONTHS = 25;

/** Adds up visits and writes the sums each minute and at the end. A write that fails is repeated with the next one. */
@Injectable()
export class KeepVisits implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sums = new VisitSums();
  private readonly ownHost: string;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private bad = 0;

  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
    schedule: Schedule,
    @InjectLogger() private readonly logger: Logger,
  ) {
    const forget = () => visits.forget(database, config.COMPANY_TIME_ZONE, KEEP_MONTHS);
    schedule.every({ name: 'old visits', everyMs: HOUR_MS, run: forget });
    this.ownHost = new URL(config.SITE_URL).hostname;
  }

  onApplicationBootstrap(): void {
    void this.write();
    this.timer = setInterval(() => void this.write(), MINUTE_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await within(
      SHUTDOWN_MS,
      (this.writing ?? Promise.resolve()).then(() => this.write()),
    ).catch(() => undefined);
  }

  /** A line of the gateway. */
  hear(line: string): void {
    try {
      const visit = parseVisit(line, this.ownHost);
      if (visit) this.sums.add(this.today(), visit);
    } catch {
      this.drop();
    }
  }

  /** A line that cannot be read. */
  drop(): void {
    this.bad += 1;
  }

  private today(): string {
    return periodOf({}, this.config.COMPANY_TIME_ZONE).to;
  }

  private write(): Promise<void> {
    this.writing ??= this.writeSums().finally(() => (this.writing = undefined));
    return this.writing;
  }

  private async writeSums(): Promise<void> {
    if (this.bad > 0) this.logger.warn({ lines: this.bad }, 'lines of the gateway about visits were not understood');
    this.bad = 0;
    const sums = this.sums.take();
    try {
      if (sums.length > 0) await visits.add(this.database, JSON.stringify(sums));
    } catch (err) {
      for (const { day, count, ...visit } of sums) this.sums.add(day, visit, count);
      return this.logger.warn({ err }, 'visits: the round failed and will be repeated');
    }
    const day = this.today();
    await visits.namesOf(this.database, day).then(
      (names) => this.sums.know(day, names),
      (err: unknown) => this.logger.warn({ err }, 'visits: the names of the day were not read'),
    );
  }
}
