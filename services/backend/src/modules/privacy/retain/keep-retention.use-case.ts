import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { countDue } from './due-records.repository';
import { type KeepDays, type Retention, readRules, retention, type Round } from './retention.repository';

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
  async preview() {
    return countDue(this.database, (await readRules(this.database)).keepDays);
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
