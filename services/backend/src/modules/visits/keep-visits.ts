import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { periodOf } from '../../platform/http/listing/period';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Schedule } from '../../platform/schedule/schedule';
import { within } from '../../platform/within';
import { parseVisit, type Visit } from './parse-visit';
import { OTHER } from './visit-names.facts';
import { visits } from './visits.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SHUTDOWN_MS = 3_000;
/** Two years can be compared, and the month under way beside them. */
const KEEP_MONTHS = 25;

interface VisitSum extends Visit {
  day: string;
  count: number;
}

/** How many different names a day keeps. The rest are counted together, so that made-up names cannot fill the table. */
export const most = { path: 1000, host: 100 } as const;
type Bounded = keyof typeof most;
/** How many different slugs are remembered until the next `take`. Only those of posts get into the table. */
export const MOST_SLUGS = 10_000;

/** The visits counted since the last `take`, and the pages and hosts of the newest day. */
export class VisitSums {
  private sums = new Map<string, VisitSum>();
  private slugs = new Set<string>();
  private day = '';
  private names = { path: new Set<string>(), host: new Set<string>() };

  /** Remembers the day's counts so far, for example from before the process was started. */
  know(day: string, of: Record<Bounded, readonly string[]>): void {
    this.begin(day);
    for (const kind of ['path', 'host'] as const) for (const name of of[kind]) this.names[kind].add(name);
  }

  add(day: string, { path, slug, host, device }: Visit, count = 1): void {
    this.begin(day);
    if (this.slugs.size < MOST_SLUGS) this.slugs.add(slug);
    const visit = {
      path: this.admit('path', path),
      slug: this.slugs.has(slug) ? slug : '',
      host: host && this.admit('host', host),
      device,
    };
    const key = JSON.stringify([day, visit]);
    const sum = this.sums.get(key);
    if (sum) sum.count += count;
    else this.sums.set(key, { day, ...visit, count });
  }

  take(): VisitSum[] {
    const sums = [...this.sums.values()];
    this.sums = new Map();
    this.slugs = new Set();
    return sums;
  }

  private begin(day: string): void {
    if (day <= this.day) return;
    this.day = day;
    this.names = { path: new Set(), host: new Set() };
  }

  private admit(kind: Bounded, name: string): string {
    const names = this.names[kind];
    if (names.has(name)) return name;
    if (name === OTHER || names.size >= most[kind]) return OTHER;
    names.add(name);
    return name;
  }
}

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
    const forget = async () => {
      await visits.foldReceipts(database);
      await visits.foldJobPages(database);
      await visits.forget(database, config.COMPANY_TIME_ZONE, KEEP_MONTHS);
      await visits.forgetOfPosts(database, config.COMPANY_TIME_ZONE, KEEP_MONTHS);
    };
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
