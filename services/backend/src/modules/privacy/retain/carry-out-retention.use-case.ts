import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { pruneAudit, RecordAudit } from '../../audit/record-audit.use-case';
import { lockResumes } from '../../resumes/erase-resumes.use-case';
import { removedSubmissions } from '../erase/removals.repository';
import { removeSubmissions } from '../erase/remove-submissions';
import { dueRecords, type DueRecords } from './due-records.repository';
import { readRules, type Removed, retention, type RetentionKind } from './retention.repository';

const BATCH = 200;

/** Removes everything that has been kept long enough, in small transactions, so that requests do not wait for it. */
@Injectable()
export class CarryOutRetention {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Does nothing when a worker has done it within 23 hours. Returns how many of each kind went; null when it did nothing. */
  async run(): Promise<Removed | null> {
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
    await removedSubmissions.forget(this.database);
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
      if (records.kind === 'application') await lockResumes(tx, ids);
      const due = (await records.lock(tx, days, ids)).map(({ id }) => id);
      if (records.kind) return removeSubmissions(tx, records.kind, due);
      await records.remove(tx, due);
      return due.length;
    });
  }
}
