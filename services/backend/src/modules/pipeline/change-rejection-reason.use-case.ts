import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/is-unique-violation';
import { NotFound } from '../../platform/http/http.errors';
import { ChangedMeanwhile } from '../../platform/http/record-version';
import { RecordAudit } from '../audit/record-audit.use-case';
import { ReasonExists } from './pipeline.errors';
import type { ChangeReasonRequest } from './rejection-reason.dto';
import { type RejectionReason, RejectionReasonsRepository } from './rejection-reasons.repository';

/** Past rejections keep the words in which their reason was given. */
@Injectable()
export class ChangeRejectionReason {
  constructor(
    private readonly database: Database,
    private readonly reasons: RejectionReasonsRepository,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @throws NotFound, ChangedMeanwhile, ReasonExists
   */
  async change(id: string, given: ChangeReasonRequest, version: number | null, doer: Doer): Promise<RejectionReason> {
    try {
      return await this.database.transaction(async (tx) => {
        const found = isUUID(id) ? await this.reasons.lock(tx, id) : undefined;
        if (!found) throw new NotFound('There is no such reason.');
        if (version !== null && version !== found.version) throw new ChangedMeanwhile();
        const before = fieldsOf(found);
        const { label, position = before.position, retired = before.retired } = given;
        const after = { label, position, retired };
        const subject = { subjectType: 'rejection-reason', subjectId: id, details: { before, after } };
        await this.audit.record({ action: 'rejection-reason.changed', ...subject, ...doer }, tx);
        return this.reasons.update(tx, id, after);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'rejection_reasons_label')) throw new ReasonExists();
      throw error;
    }
  }
}

const fieldsOf = ({ label, position, retiredAt }: RejectionReason) => ({
  label,
  position,
  retired: retiredAt !== null,
});
