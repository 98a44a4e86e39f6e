import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { ExpectedError } from '../../../platform/http/errors/expected-error';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { NoSuchSubmission, NotHeld } from './held.errors';
import { HeldRepository } from './held.repository';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';
import { type VerdictName, verdicts } from './held-filter';

/** Gives a verdict on one submission: it takes effect once, and the audit log knows the person. */
@Injectable()
export class SettleHeld {
  constructor(
    private readonly held: HeldRepository,
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
  ) {}

  /** Notify the outbox after the commit; otherwise the event leaves within a second. @throws NotFound, NotHeld */
  async settle(tx: Sql, kind: SubmissionKind, id: string, verdict: VerdictName, doer: Doer): Promise<void> {
    const obstacle = await this.trySettle(tx, kind, id, verdict, doer);
    if (obstacle) throw obstacle;
  }

  /** The same; returns why it was not done, or null. */
  async trySettle(
    tx: Sql,
    kind: SubmissionKind,
    id: string,
    verdict: VerdictName,
    doer: Doer,
  ): Promise<ExpectedError | null> {
    const { to: after, deed } = verdicts[verdict];
    const before = await this.held.settle(tx, kind, id, verdicts[verdict]);
    if (!before) return (await this.held.exists(tx, kind, id)) ? new NotHeld() : new NoSuchSubmission();
    const subject = { subjectType: kind, subjectId: id, details: { before, after } };
    await this.audit.record({ action: `${kind}.${deed}`, ...subject, ...doer }, tx);
    if (after === 'clear') await this.outbox.publish(tx, submissions[kind].event, id);
    return null;
  }
}
