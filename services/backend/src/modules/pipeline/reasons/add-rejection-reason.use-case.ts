import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { refuseTakenLabel } from './reason-exists';
import type { AddReasonRequest } from './rejection-reasons.dto';
import { reasons } from './rejection-reasons.repository';
import type { Reason } from './rejection-reasons.view';

/** Adds a reason that HR can give for a rejection. */
@Injectable()
export class AddRejectionReason {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ReasonExists */
  run({ label, position }: AddReasonRequest, caller: Caller): Promise<Reason> {
    return this.database
      .transaction(async (tx) => {
        const reason = await reasons.insert(tx, label, position ?? null);
        const subject = { subjectType: 'rejection-reason', subjectId: reason.id } as const;
        const details = { after: { label, position: reason.position } };
        await this.audit.record({ action: 'rejection-reason.added', ...subject, details, ...caller }, tx);
        return reason;
      })
      .catch(refuseTakenLabel);
  }
}
