import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { readReason, reasons } from './rejection-reasons.repository';
import type { Reason } from './rejection-reasons.view';

/** `version` is the one that the caller has read, null for any. */
type RemoveReasonCommand = { id: string; version: number | null };

/** Deletes a reason that was never given, and retires one that was, because history needs it. */
@Injectable()
export class RemoveRejectionReason {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Returns the reason as it was or, where it is retired, as it is now. @throws NotFound, ChangedMeanwhile */
  run({ id, version }: RemoveReasonCommand, caller: Caller): Promise<Reason> {
    return this.database.transaction(async (tx) => {
      const reason = await readReason(tx, id, 'lock');
      if (version !== null && version !== reason.version) throw new ChangedMeanwhile();
      const { label, position, retired } = reason;
      const { moves, applications } = await reasons.countUse(tx, id);
      const wasGiven = moves + applications > 0;
      if (wasGiven && retired) return reason;
      const action = wasGiven ? 'rejection-reason.retired' : 'rejection-reason.deleted';
      const subject = { subjectType: 'rejection-reason', subjectId: id } as const;
      await this.audit.record({ action, ...subject, details: { before: { label, position } }, ...caller }, tx);
      return wasGiven ? reasons.update(tx, id, label, position, true) : reasons.remove(tx, id);
    });
  }
}
