import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';
import { findKinds, settleStanding } from './held.repository';
import { type VerdictName, verdicts } from './verdicts';

class NotHeld extends expectedError(409, 'not_held', 'This is not held any more. Somebody else may have judged it.') {}

export const noSuchSubmission = () => new NotFound('There is no such submission.');

/** A verdict on one submission, inside of a transaction. A release leads to the same jobs as a clear submission; a discard to none. */
@Injectable()
export class SettleHeld {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
  ) {}

  /** A verdict takes effect once, and the audit log knows the person. @returns why it was not done, or null. */
  async settle(tx: Sql, kind: SubmissionKind, id: string, verdict: VerdictName, caller: Caller) {
    const { to: after, deed } = verdicts[verdict];
    const settled = await settleStanding(tx, kind, id, verdicts[verdict]);
    if (!settled)
      return (await findKinds(tx, [id])).some((submission) => submission.kind === kind)
        ? new NotHeld()
        : noSuchSubmission();
    const subject = { subjectType: kind, subjectId: id, details: { ...settled, after } };
    await this.audit.record({ action: `${kind}.${deed}`, ...subject, ...caller }, tx);
    if (after === 'clear') await this.outbox.publish(tx, submissions[kind].event, id);
    return null;
  }
}
