import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Metrics } from '../../platform/metrics/metrics';
import { dayIn } from '../../platform/wall-clock';
import { within } from '../../platform/within';
import { EXTENSION } from './csp-report.facts';
import { cspReports } from './csp-reports.repository';
import type { CspReport } from './read-csp-reports';

const WRITE_AFTER_MS = 1_000;
/** While the database takes nothing. */
const AGAIN_AFTER_MS = 30_000;
const SHUTDOWN_MS = 3_000;
/** What is remembered between two writes. A flood that brings more of them loses the rest. */
const MOST_WAITING = 500;

/** Adds up reports and writes the sums a second after the first, so that a flood of them costs one statement a second. */
@Injectable()
export class KeepCspReports implements OnModuleDestroy {
  private sums = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private isOver = false;
  private readonly counter: ReturnType<Metrics['counter']>;

  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
    metrics: Metrics,
  ) {
    const help =
      'What browsers reported of the content security policy, by directive, and whether an extension did it.';
    this.counter = metrics.counter({
      name: 'frontdoor_csp_reports_total',
      help,
      labelNames: ['directive', 'extension'],
    });
  }

  add(report: CspReport): void {
    const { directive, blocked } = report;
    this.counter?.inc({ directive, extension: blocked === EXTENSION ? 'yes' : 'no' });
    const { page } = report;
    this.remember(JSON.stringify({ day: dayIn(this.config.COMPANY_TIME_ZONE), page, directive, blocked }), 1);
    this.writeAfter(WRITE_AFTER_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    const written = Promise.resolve(this.writing).then(() => this.write());
    await within(SHUTDOWN_MS, written).catch(() => undefined);
  }

  private remember(kind: string, count: number): void {
    const before = this.sums.get(kind);
    if (before !== undefined || this.sums.size < MOST_WAITING) this.sums.set(kind, (before ?? 0) + count);
  }

  private writeAfter(ms: number): void {
    if (this.isOver) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.write();
    }, ms);
  }

  private write(): Promise<void> {
    return (this.writing ??= this.writeSums().finally(() => {
      this.writing = undefined;
      // What came while a slow database took the others.
      if (this.sums.size > 0) this.writeAfter(WRITE_AFTER_MS);
    }));
  }

  private async writeSums(): Promise<void> {
    const { sums } = this;
    if (sums.size === 0) return;
    this.sums = new Map();
    const rows = [...sums].map(([kind, count]) => Object.assign(JSON.parse(kind) as object, { count }));
    try {
      await this.database.transaction(async (tx) => {
        await cspReports.lock(tx);
        await cspReports.add(tx, JSON.stringify(rows));
      });
    } catch (err) {
      for (const [kind, count] of sums) this.remember(kind, count);
      this.writeAfter(AGAIN_AFTER_MS);
      this.logger.warn({ err }, 'what browsers report was not written, and will be with the next reports');
    }
  }
}
