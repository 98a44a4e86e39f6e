import { Injectable, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../platform/database/database';
import { InjectLogger } from '../../platform/log/log.module';
import { Schedule } from '../../platform/schedule/schedule';
import { Storage } from '../../platform/storage/storage';
import { AuditModule } from '../audit/audit.module';
import { pruneAudit, RecordAudit } from '../audit/record-audit.use-case';
import { EraseResumes } from '../resumes/erase-resumes.use-case';
import { EraseAgain } from './erase/erase-person.use-case';
import { copyErasures } from './erase/erasure-list.repository';
import { removeDueObjects, removeSubmissions } from './erase/remove-submissions';
import { dueRecords, type DueRecords } from './retain/due-records.repository';
import { readRules, type Removed, retention, type RetentionKind } from './retain/retention.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BATCH = 200;

/** Erases again, once a day, whom a restored backup has brought back. What fails is repeated within the hour. */
@Injectable()
export class RepeatErasures {
  private dueAt = 0;

  constructor(
    private readonly eraseAgain: EraseAgain,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async carryOut(): Promise<void> {
    if (performance.now() < this.dueAt) return;
    try {
      await this.eraseAgain.run();
      // A quarter of an hour less, because timers are not that exact.
      this.dueAt = performance.now() + 23.75 * HOUR_MS;
    } catch (err) {
      const text = 'whether a restored backup has brought erased people back is not known';
      this.logger.error({ err, alarm: 'erasures_unchecked' }, text);
    }
  }
}

/** Removes everything that has been kept long enough, in small transactions, so that requests do not wait for it. */
@Injectable()
export class CarryOutRetention {
  constructor(
    private readonly resumes: EraseResumes,
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Does nothing when a worker has done it within 23 hours. Returns how many of each kind went; null when it did nothing. */
  async carryOut(): Promise<Removed | null> {
    if (!(await retention.beginRound(this.database))) return null;
    const { keepDays } = await readRules(this.database);
    const removed: Removed = {};
    const add = (kind: RetentionKind, count: number) => void (removed[kind] = (removed[kind] ?? 0) + count);
    for (const records of dueRecords) {
      const days = keepDays[records.rule];
      if (days !== null) add(records.rule, await this.removeAll(records, days));
    }
    const auditDays = keepDays['audit-entry'];
    if (auditDays !== null) add('audit-entry', (await pruneAudit(this.database, auditDays)).pruned);
    await retention.endRound(this.database, JSON.stringify(removed));
    if (Object.values(removed).some((count) => count > 0))
      await this.audit.record({ action: 'retention.carried-out', subjectType: 'retention', details: { removed } });
    return removed;
  }

  private async removeAll(records: DueRecords, days: number): Promise<number> {
    for (let removed = 0; ;) {
      const ids = (await records.find(this.database, days, BATCH)).map(({ id }) => id);
      const gone = ids.length > 0 ? await this.removeBatch(records, days, ids) : 0;
      removed += gone;
      // None were removed: other transactions hold all of them.
      if (ids.length < BATCH || gone === 0) return removed;
    }
  }

  private removeBatch(records: DueRecords, days: number, ids: string[]): Promise<number> {
    return this.database.transaction(async (tx) => {
      if (records.kind === 'application') await this.resumes.lock(tx, ids);
      const due = (await records.lock(tx, days, ids)).map(({ id }) => id);
      if (records.kind) return removeSubmissions(tx, this.resumes, records.kind, due);
      await records.remove(tx, due);
      return due.length;
    });
  }
}

/** Leaves the start of a process to more urgent work. */
const FIRST_AFTER_MS = 30_000;

@Module({ imports: [AuditModule], providers: [EraseResumes, EraseAgain, RepeatErasures, CarryOutRetention] })
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
      const left = (await removeDueObjects(database, storage)) + (await copyErasures(database, storage));
      if (left > 0) logger.warn({ left, alarm: 'erasure_unfinished' }, 'storage does not let erasures be finished');
    });
    // Whether the day's round is due.
    every(HOUR_MS, 'retention', () => retaining.carryOut());
    every(HOUR_MS, 'erasures of a restored backup', () => repeating.carryOut());
  }
}
