import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/is-unique-violation';
import { RecordAudit } from '../audit/record-audit.use-case';
import { ReasonExists } from './pipeline.errors';
import type { AddReasonRequest } from './rejection-reason.dto';
import { type RejectionReason, RejectionReasonsRepository } from './rejection-reasons.repository';

@Injectable()
export class AddRejectionReason {
  constructor(
    private readonly database: Database,
    private readonly reasons: RejectionReasonsRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ReasonExists when one in use has this label */
  async add({ label, position = 0 }: AddReasonRequest, doer: Doer): Promise<RejectionReason> {
    try {
      return await this.database.transaction(async (tx) => {
        const reason = await this.reasons.insert(tx, { label, position });
        const subject = {
          subjectType: 'rejection-reason',
          subjectId: reason.id,
          details: { after: { label, position } },
        };
        await this.audit.record({ action: 'rejection-reason.added', ...subject, ...doer }, tx);
        return reason;
      });
    } catch (error) {
      if (isUniqueViolation(error, 'rejection_reasons_label')) throw new ReasonExists();
      throw error;
    }
  }
}
