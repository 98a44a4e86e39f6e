import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { dueAuditEntries, type DueCount, dueRecords } from './due-records.repository';
import { type Retention, readRules, retention, type Round } from './retention.repository';
import { type KeepDays, type RetentionKind, retentionKinds } from './retention-rules';
import type { RetentionForecastView } from './retention.view';

type RetentionForecast = RowOf<RetentionForecastView, 'oldest'>;
type RuleCount = DueCount & { rule: RetentionKind };

/** How long records are kept. */
@Injectable()
export class KeepRetention {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  async find(): Promise<Retention & { lastRound: Round }> {
    return { ...(await readRules(this.database)), lastRound: await retention.findRound(this.database) };
  }

  /** Counts the records that a round would remove now. */
  async preview(): Promise<RetentionForecast[]> {
    const { keepDays } = await readRules(this.database);
    const counts: RuleCount[] = [];
    for (const { rule, count } of [...dueRecords, dueAuditEntries]) {
      const days = keepDays[rule];
      if (days !== null) counts.push({ rule, ...(await count(this.database, days)) });
    }
    return retentionKinds.map((kind) => addUp(kind, keepDays[kind], counts));
  }

  /**
   * Kinds that are not named stay as they are.
   * @param version the one that the caller has read; null for any
   * @throws ChangedMeanwhile
   */
  async change(wanted: Partial<KeepDays>, version: number | null, doer: Doer): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { keepDays: before, version: present } = await readRules(tx, retention.lock);
      if (version !== null && version !== present) throw new ChangedMeanwhile();
      const after = { ...before, ...wanted };
      await retention.save(tx, JSON.stringify(after));
      const subject = { subjectType: 'retention' as const, details: { before, after } };
      await this.audit.record({ action: 'retention.changed', ...subject, ...doer }, tx);
    });
  }
}

function addUp(kind: RetentionKind, keepDays: number | null, counts: RuleCount[]): RetentionForecast {
  const own = counts.filter(({ rule }) => rule === kind);
  const times = own.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  const due = own.reduce((sum, count) => sum + count.due, 0);
  return { id: kind, kind, keepDays, due, oldest: times.length > 0 ? new Date(Math.min(...times)) : null };
}
