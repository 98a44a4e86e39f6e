import { Injectable } from '@nestjs/common';
import { dueRecords } from './due-records';
import { type DueCount, DueRecordsRepository } from './due-records.repository';
import { RetentionRepository } from './retention.repository';
import { type RetentionKind, retentionKinds } from './retention-rules';

export interface RetentionForecast {
  kind: RetentionKind;
  keepDays: number | null;
  due: number;
  oldest: Date | null;
}

/** What would go if it were carried out now. Nothing does. */
@Injectable()
export class PreviewRetention {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly due: DueRecordsRepository,
  ) {}

  async preview(): Promise<RetentionForecast[]> {
    const { keepDays } = await this.retention.read();
    const counts: DueCount[] = [];
    for (const records of dueRecords) {
      const days = keepDays[records.rule];
      if (days !== null) counts.push(await this.due.count(records, days));
    }
    const auditDays = keepDays['audit-entry'];
    if (auditDays !== null) counts.push(await this.due.countAudit(auditDays));
    return retentionKinds.map((kind) => addUp(kind, keepDays[kind], counts));
  }
}

function addUp(kind: RetentionKind, keepDays: number | null, counts: DueCount[]): RetentionForecast {
  const own = counts.filter(({ rule }) => rule === kind);
  const times = own.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  const due = own.reduce((sum, count) => sum + count.due, 0);
  return { kind, keepDays, due, oldest: times.length > 0 ? new Date(Math.min(...times)) : null };
}
