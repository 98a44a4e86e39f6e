import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../../platform/log/log.module';
import { Schedule } from '../../platform/schedule/schedule';
import { AuditModule } from '../audit/audit.module';
import { CarryOutRetention } from './retain/carry-out-retention';
import { ErasureCopies } from './erase/erasure-copies';
import { EraseAgain } from './erase/erase-again.use-case';
import { RemovalModule } from './erase/removal.module';
import { RemoveObjects } from './erase/remove-objects';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Leaves the start of a process to more urgent work. */
const FIRST_AFTER_MS = 30_000;

/**
 * The privacy jobs of the worker: each minute it finishes the erasures' removals in storage, each hour it checks whether
 * the day's retention round is due, and each day it erases again whom a restored backup has brought back.
 */
@Module({
  imports: [AuditModule, RemovalModule],
  providers: [CarryOutRetention],
})
export class PrivacyWorkerModule {
  constructor(
    schedule: Schedule,
    retention: CarryOutRetention,
    eraseAgain: EraseAgain,
    private readonly objects: RemoveObjects,
    private readonly copies: ErasureCopies,
    @InjectLogger() private readonly logger: Logger,
  ) {
    const every = (everyMs: number, name: string, run: () => Promise<unknown>) =>
      schedule.every({ name, everyMs, firstAfterMs: FIRST_AFTER_MS, run });
    every(MINUTE_MS, 'objects of erased records', () => this.finishErasures());
    every(HOUR_MS, 'retention', () => retention.carryOut());
    every(24 * HOUR_MS, 'erasures of a restored backup', () => eraseAgain.run());
  }

  private async finishErasures(): Promise<void> {
    const left = (await this.objects.removeDue()) + (await this.copies.copy());
    if (left > 0) this.logger.warn({ left, alarm: 'erasure_unfinished' }, 'storage does not let erasures be finished');
  }
}
