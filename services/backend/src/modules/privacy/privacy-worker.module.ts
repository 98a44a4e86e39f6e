import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../platform/database/database';
import { denyAlarm, raiseAlarm } from '../../platform/log/alarm';
import { InjectLogger } from '../../platform/log/log.module';
import { Schedule } from '../../platform/schedule/schedule';
import { Storage } from '../../platform/storage/storage';
import { AuditModule } from '../audit/audit.module';
import { EraseAgain } from './erase/erase-again.use-case';
import { EraseListed } from './erase/erase-listed';
import { copyErasures } from './erase/erasure-list.repository';
import { removeDueObjects } from './erase/remove-submissions';
import { RepeatErasures } from './erase/repeat-erasures';
import { WatchBackup } from './restore/watch-backup';
import { WatchRehearsals } from './restore/watch-rehearsals';
import { CarryOutRetention } from './retain/carry-out-retention.use-case';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Leaves the start of a process to more urgent work. */
const FIRST_AFTER_MS = 30_000;

@Module({
  imports: [AuditModule],
  providers: [EraseAgain, EraseListed, RepeatErasures, CarryOutRetention, WatchBackup, WatchRehearsals],
})
export class PrivacyWorkerModule {
  constructor(
    schedule: Schedule,
    retaining: CarryOutRetention,
    repeating: RepeatErasures,
    database: Database,
    storage: Storage,
    @InjectLogger() logger: Logger,
  ) {
    const every = (everyMs: number, name: string, run: () => Promise<unknown>) =>
      schedule.every({ name, everyMs, firstAfterMs: FIRST_AFTER_MS, run });
    every(MINUTE_MS, 'objects of erased records', async () => {
      const remaining = (await removeDueObjects(database, storage)) + (await copyErasures(database, storage));
      if (remaining > 0)
        raiseAlarm(logger, 'erasure_unfinished', 'storage does not let erasures be finished', { left: remaining });
      else denyAlarm('erasure_unfinished');
    });
    // Whether the day's round is due.
    every(HOUR_MS, 'retention', () => retaining.run());
    every(HOUR_MS, 'erasures of a restored backup', () => repeating.run());
  }
}
