import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { ReasonExists } from '../pipeline.errors';
import type { AddReasonRequest, ChangeReasonRequest } from './rejection-reasons.dto';
import { type RejectionReason, RejectionReasonsRepository } from './rejection-reasons.repository';

/** Past rejections keep the words in which their reason was given. */
@Injectable()
export class EditRejectionReasons {
  constructor(
    private readonly database: Database,
    private readonly reasons: RejectionReasonsRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ReasonExists when one in use has this label */
  add({ label, position = 0 }: AddReasonRequest, doer: Doer): Promise<RejectionReason> {
    return this.refuseTwins(async (tx) => {
      const reason = await this.reasons.insert(tx, { label, position });
      await this.record(tx, 'rejection-reason.added', reason.id, { after: { label, position } }, doer);
      return reason;
    });
  }

  /**
   * @param version what the caller has read; null for any
   * @throws NotFound, ChangedMeanwhile, ReasonExists
   */
  change(id: string, given: ChangeReasonRequest, version: number | null, doer: Doer): Promise<RejectionReason> {
    return this.refuseTwins(async (tx) => {
      const found = await this.lock(tx, id, version);
      const before = { label: found.label, position: found.position, retired: found.retiredAt !== null };
      const { label, position = before.position, retired = before.retired } = given;
      const after = { label, position, retired };
      await this.record(tx, 'rejection-reason.changed', id, { before, after }, doer);
      return this.reasons.update(tx, id, after);
    });
  }

  /**
   * Deletes a reason that was never given, and retires one that was, because history needs it.
   * @param version what the caller has read; null for any
   * @returns the reason as it was, or as it is now when it was retired
   * @throws NotFound, ChangedMeanwhile
   */
  remove(id: string, version: number | null, doer: Doer): Promise<RejectionReason> {
    return this.database.transaction(async (tx) => {
      const found = await this.lock(tx, id, version);
      const { label, position, retiredAt } = found;
      const given = await this.reasons.wasGiven(tx, id);
      if (given && retiredAt) return found;
      const action = given ? 'rejection-reason.retired' : 'rejection-reason.deleted';
      await this.record(tx, action, id, { before: { label, position } }, doer);
      if (given) return this.reasons.update(tx, id, { label, position, retired: true });
      await this.reasons.remove(tx, id);
      return found;
    });
  }

  private async lock(tx: Sql, id: string, version: number | null): Promise<RejectionReason> {
    const found = isUUID(id) ? await this.reasons.lock(tx, id) : undefined;
    if (!found) throw new NotFound('There is no such reason.');
    if (version !== null && version !== found.version) throw new ChangedMeanwhile();
    return found;
  }

  private record(tx: Sql, action: string, id: string, details: Record<string, object>, doer: Doer): Promise<void> {
    const subject = { subjectType: 'rejection-reason', subjectId: id, details };
    return this.audit.record({ action, ...subject, ...doer }, tx);
  }

  private async refuseTwins<Result>(write: (tx: Sql) => Promise<Result>): Promise<Result> {
    try {
      return await this.database.transaction(write);
    } catch (error) {
      if (isUniqueViolation(error, 'rejection_reasons_label')) throw new ReasonExists();
      throw error;
    }
  }
}
