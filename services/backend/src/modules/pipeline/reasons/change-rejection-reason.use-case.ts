import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { refuseTakenLabel } from './reason-exists';
import type { ChangeReasonRequest } from './rejection-reasons.dto';
import { readReason, reasons } from './rejection-reasons.repository';
import type { Reason } from './rejection-reasons.view';

/** `version` is the one that the caller has read, null for any. */
type ChangeReasonCommand = { id: string; version: number | null; request: ChangeReasonRequest };

/** Rewords, moves, retires or restores a reason. Past rejections keep the words in which theirs was given. */
@Injectable()
export class ChangeRejectionReason {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, ReasonExists */
  run({ id, version, request }: ChangeReasonCommand, caller: Caller): Promise<Reason> {
    return this.database
      .transaction(async (tx) => {
        const reason = await readReason(tx, id, 'lock');
        if (version !== null && version !== reason.version) throw new ChangedMeanwhile();
        const { label, position = reason.position, retired = reason.retired } = request;
        const before = { label: reason.label, position: reason.position, retired: reason.retired };
        const details = { before, after: { label, position, retired } };
        const subject = { subjectType: 'rejection-reason', subjectId: id, details } as const;
        await this.audit.record({ action: 'rejection-reason.changed', ...subject, ...caller }, tx);
        return reasons.update(tx, id, label, position, retired);
      })
      .catch(refuseTakenLabel);
  }
}
