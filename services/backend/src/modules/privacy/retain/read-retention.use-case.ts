import { Injectable } from '@nestjs/common';
import { type Retention, RetentionRepository, type Round } from './retention.repository';
import { type DueCount, dueRecords, DueRecordsRepository } from './due-records.repository';
import { type RetentionKind, retentionKinds } from './retention-rules';

export interface RetentionForecast {
  kind: RetentionKind;
  keepDays: number | null;
  due: number;
  oldest: Date | null;
}

/** Reads the retention rules and previews their effect. Changes nothing. */
@Injectable()
export class ReadRetention {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly due: DueRecordsRepository,
  ) {}

  async find(): Promise<Retention & { lastRound: Round }> {
    return { ...(await this.retention.read()), lastRound: await this.retention.findRound() };
  }

  /** Counts what a round would remove now. */
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
