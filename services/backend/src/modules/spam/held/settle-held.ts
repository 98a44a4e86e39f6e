import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { type ExpectedError, expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox } from '../../../platform/outbox/outbox';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';
import { findKinds, settleStanding } from './held.repository';
import { type VerdictName, verdicts } from './verdicts';

class NotHeld extends expectedError(409, 'not_held', 'This is not held any more. Somebody else may have judged it.') {}

export const noSuchSubmission = () => new NotFound('There is no such submission.');

/** The kind of action that `TakeBackJudgement` takes back. */
export const JUDGEMENT = 'judgement';

/** A verdict on one submission, inside of a transaction. A release leads to the same jobs as a clear submission; a discard to none. */
@Injectable()
export class SettleHeld {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
  ) {}

  /** A verdict takes effect once, and the audit log knows the person. @returns why it was not done, or what an undo needs. */
  async settle(
    tx: Sql,
    kind: SubmissionKind,
    id: string,
    verdict: VerdictName,
    caller: Caller,
  ): Promise<ExpectedError | UndoableSubject> {
    const { to: after, deed } = verdicts[verdict];
    const settled = await settleStanding(tx, kind, id, verdicts[verdict]);
    if (!settled)
      return (await findKinds(tx, [id])).some((submission) => submission.kind === kind)
        ? new NotHeld()
        : noSuchSubmission();
    const { before, version } = settled;
    const subject = { subjectType: kind, subjectId: id, details: { before, after } };
    await this.audit.record({ action: `${kind}.${deed}`, ...subject, ...caller }, tx);
    const eventIds = after === 'clear' ? await this.publish(tx, submissions[kind].event, id) : [];
    const versionBefore = version === null ? null : version - 1;
    return { kind, id, before: { standing: before, after }, versionBefore, versionAfter: version, eventIds };
  }

  private async publish(tx: Sql, event: string, id: string): Promise<string[]> {
    await this.outbox.publish(tx, event, id);
    const eventId = await this.outbox.find(tx, event, id);
    return eventId ? [eventId] : [];
  }
}
