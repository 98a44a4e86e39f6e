import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { RetentionRepository } from './retention.repository';
import type { KeepDays } from './retention-rules';

/** Changes how long records are kept. Kinds that are not named stay as they are. */
@Injectable()
export class ChangeRetention {
  constructor(
    private readonly database: Database,
    private readonly retention: RetentionRepository,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @throws ChangedMeanwhile
   */
  async change(wanted: Partial<KeepDays>, version: number | null, doer: Doer): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { keepDays: before, version: present } = await this.retention.lock(tx);
      if (version !== null && version !== present) throw new ChangedMeanwhile();
      const after = { ...before, ...wanted };
      await this.retention.save(tx, after);
      const subject = { subjectType: 'retention', details: { before, after } };
      await this.audit.record({ action: 'retention.changed', ...subject, ...doer }, tx);
    });
  }
}
