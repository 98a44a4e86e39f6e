import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { oneRow, queries, run } from '../../platform/database/queries';
import { periodOf } from '../../platform/http/listing/period';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Schedule } from '../../platform/schedule/schedule';
import { within } from '../../platform/within';
import { parseVisit } from './parse-visit';
import { VisitSums } from './visit-sums';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SHUTDOWN_MS = 3_000;
/** Two years can be compared, and the month under way beside them. */
const KEEP_MONTHS = 25;

const visits = queries('visits', {
  /** `sums` is a list of `VisitSum` as JSON; in the same order for each worker, so that two do not wait for one another. */
  add: run<[sums: string]>(`
    INSERT INTO visits (day, path, host, device, count)
    SELECT * FROM jsonb_to_recordset($1::jsonb) v (day date, path text, host text, device text, count integer)
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count`),

  /** Which pages and hosts a day has. */
  namesOf: oneRow<{ path: string[]; host: string[] }, [day: string]>(`
    SELECT coalesce(array_agg(DISTINCT path), '{}') AS path,
      coalesce(array_agg(DISTINCT host) FILTER (WHERE host <> ''), '{}') AS host
    FROM visits WHERE day = $1`),

  forget: run<[timeZone: string, months: number]>(`
    DELETE FROM visits WHERE day < ((now() AT TIME ZONE $1)::date - make_interval(months => $2))::date`),
});

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
    const written = Promise.resolve(this.writing).then(() => this.write());
    await within(SHUTDOWN_MS, written).catch(() => undefined);
  }

  /** A line of the gateway. One that cannot be read is dropped. */
  hear(line: string): void {
    try {
      const visit = parseVisit(line, this.ownHost);
      if (visit) this.sums.add(this.today(), visit);
    } catch {
      this.bad += 1;
    }
  }

  private today(): string {
    return periodOf({}, this.config.COMPANY_TIME_ZONE).to;
  }

  private write(): Promise<void> {
    return (this.writing ??= this.writeSums().finally(() => (this.writing = undefined)));
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
