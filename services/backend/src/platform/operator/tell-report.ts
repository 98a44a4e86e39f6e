import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { announceDetails } from '../changes/changes';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { HealthParts } from '../health/health-server';
import { InjectLogger, type Logger } from '../log/log.module';
import { WatchCertificate } from '../metrics/watch-certificate';
import { measureDisk } from '../metrics/watch-disk';
import { version } from '../version';
import { type ProcessReport, REPORTS } from './process-report';

const EVERY_MS = 15_000;

/** Tells the API processes each quarter of a minute how this worker and its parts are, for the page about the system. */
@Injectable()
export class TellReport implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly id = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly parts: HealthParts,
    private readonly certificate: WatchCertificate,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.tell();
    this.timer = setInterval(() => void this.tell(), EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  /** One at a time. Never rejects: nobody hears of a report that got lost, and the next one comes soon. */
  tell(): Promise<void> {
    this.telling ??= this.announce()
      .catch((err: unknown) => this.logger.debug({ err }, 'the report of this process was not told'))
      .finally(() => (this.telling = undefined));
    return this.telling;
  }

  private async announce(): Promise<void> {
    const { BACKUP_EXPECTED: expected } = this.config;
    const { isExpected } = this.certificate;
    const report: ProcessReport = {
      id: this.id,
      version,
      parts: await this.parts.check(),
      disk: await measureDisk().catch(() => null),
      certificate: isExpected ? { endsAt: this.certificate.findEnd() } : null,
      backupExpected: expected === undefined ? null : expected === 'yes',
    };
    await announceDetails(REPORTS, [JSON.stringify(report)], this.database);
  }
}
