import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { changeRules, type KeepDays, readRetention, type Retention } from './retention.repository';

/** Kinds that are not named stay as they are. `version` is the one that the caller has read, null for any. */
type ChangeCommand = { keepDays: Partial<KeepDays>; version: number | null };

/** Changes how long something is kept. */
@Injectable()
export class ChangeRetention {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ChangedMeanwhile, ValidationFailed */
  async run({ keepDays, version }: ChangeCommand, caller: Caller): Promise<Retention> {
    await this.database.transaction(async (tx) => {
      const details = await changeRules(tx, keepDays, version);
      await this.audit.record({ action: 'retention.changed', subjectType: 'retention', details, ...caller }, tx);
    });
    return readRetention(this.database);
  }
}
