import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { ChangedMeanwhile } from '../../platform/http/record-version';
import { RecordAudit } from '../audit/record-audit.use-case';
import { type RejectionReason, RejectionReasonsRepository } from './rejection-reasons.repository';

/** Takes a reason off the list: one that was never given goes, one that was given is retired, because history needs it. */
@Injectable()
export class RemoveRejectionReason {
  constructor(
    private readonly database: Database,
    private readonly reasons: RejectionReasonsRepository,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @returns the reason as it was, or as it is now when it was retired
   * @throws NotFound, ChangedMeanwhile
   */
  async remove(id: string, version: number | null, doer: Doer): Promise<RejectionReason> {
    return this.database.transaction(async (tx) => {
      const found = isUUID(id) ? await this.reasons.lock(tx, id) : undefined;
      if (!found) throw new NotFound('There is no such reason.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const { label, position, retiredAt } = found;
      const given = await this.reasons.wasGiven(tx, id);
      if (given && retiredAt) return found;
      const subject = { subjectType: 'rejection-reason', subjectId: id, details: { before: { label, position } } };
      const action = given ? 'rejection-reason.retired' : 'rejection-reason.deleted';
      await this.audit.record({ action, ...subject, ...doer }, tx);
      if (given) return this.reasons.update(tx, id, { label, position, retired: true });
      await this.reasons.remove(tx, id);
      return found;
    });
  }
}
