import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../../platform/log/log.module';
import { Scanner } from '../../platform/scan/scanner';
import { ResumeDamaged, ResumeMissing } from './resumes.errors';
import { ScanResume } from './scan-resume.handler';
import { ScanningRepository } from './scanning.repository';

const EVERY_MS = 5 * 60_000;
/** A resume of today has a job of its own. */
const OLD_SECONDS = 3_600;
const BATCH = 50;

/** Once there is a scanner, it gets to see what was filed while there was none. A round that fails is made up for by the next. */
@Injectable()
export class ScanWaitingResumes implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly resumes: ScanningRepository,
    private readonly scanner: Scanner,
    private readonly scanResume: ScanResume,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.scanner.isOn) return;
    const round = () =>
      void this.scanWaiting().catch((err: unknown) => this.logger.warn({ err }, 'waiting resumes not scanned'));
    this.timer = setInterval(round, EVERY_MS);
    round();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Returns how many resumes were looked at. @throws ScannerUnavailable at the first that got none. */
  async scanWaiting(olderThanSeconds = OLD_SECONDS): Promise<number> {
    await this.resumes.demandScans();
    let scanned = 0;
    for (;;) {
      const waiting = await this.resumes.findWaiting(olderThanSeconds, BATCH);
      for (const subjectId of waiting) await this.scan(subjectId);
      scanned += waiting.length;
      if (waiting.length < BATCH) return scanned;
    }
  }

  /** A resume that is missing or damaged was told of, and does not keep the others waiting. */
  private async scan(subjectId: string): Promise<void> {
    try {
      await this.scanResume.run({ job: 'resumes.scan', eventId: '', subjectId });
    } catch (error) {
      if (!(error instanceof ResumeMissing || error instanceof ResumeDamaged)) throw error;
    }
  }
}
