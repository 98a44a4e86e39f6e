import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import type { ExpectedError } from '../../../platform/http/errors/expected-error';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Forbidden } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';
import { CannotJudgeAll, NoSuchSubmission, NotHeld } from './held.errors';
import { held, heldOf } from './held.repository';
import { type JudgedView, type JudgeHeldRequest, toJudgedView } from './held.dto';
import { type VerdictName, verdicts } from './held-filter';

/** Releases or discards held submissions. A release leads to the same jobs as a clear submission; a discard leads to none. */
@Injectable()
export class JudgeHeld {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** `name` is the kind in the address. @throws NotFound for a kind or an id that is none, NotHeld, Forbidden */
  async judgeOne(name: string, id: string, verdict: VerdictName, doer: Doer): Promise<JudgedView> {
    const kind = submissionKinds.find((known) => known === name);
    if (!kind || !isUUID(id)) throw new NoSuchSubmission();
    if (submissions[kind].role !== doer.actor.role) throw new Forbidden();
    await this.database.transaction(async (tx) => {
      const obstacle = await this.settle(tx, kind, id, verdict, doer);
      if (obstacle) throw obstacle;
    });
    this.notifier.notify();
    return toJudgedView(kind, id, verdicts[verdict].to);
  }

  /** All of them, or none. @throws CannotJudgeAll that names those in the way, Forbidden */
  async judgeAll({ ids, verdict }: JudgeHeldRequest, doer: Doer): Promise<JudgedView[]> {
    const judged = await this.database.transaction(async (tx) => {
      const kinds = new Map((await held.findKinds(tx, ids)).map(({ id, kind }) => [id, kind]));
      if ([...kinds.values()].some((kind) => submissions[kind].role !== doer.actor.role)) throw new Forbidden();
      const done: JudgedView[] = [];
      const obstacles: Record<string, string> = {};
      // In one order, so that two people at once wait for each other and never in a circle.
      for (const id of ids.map((one) => one.toLowerCase()).toSorted()) {
        const kind = kinds.get(id);
        const obstacle = kind ? await this.settle(tx, kind, id, verdict, doer) : new NoSuchSubmission();
        if (obstacle) obstacles[id] = obstacle.message;
        else if (kind) done.push(toJudgedView(kind, id, verdicts[verdict].to));
      }
      if (Object.keys(obstacles).length > 0) throw new CannotJudgeAll(obstacles);
      return done;
    });
    this.notifier.notify();
    return judged;
  }

  /** A verdict takes effect once, and the audit log knows the person. @returns why it was not done, or null. */
  private async settle(
    tx: Sql,
    kind: SubmissionKind,
    id: string,
    verdict: VerdictName,
    doer: Doer,
  ): Promise<ExpectedError | null> {
    const { from, to: after, deed } = verdicts[verdict];
    const settled = await heldOf[kind].settle(tx, id, after, from);
    if (!settled) return (await heldOf[kind].exists(tx, id)) ? new NotHeld() : new NoSuchSubmission();
    const subject = { subjectType: kind, subjectId: id, details: { ...settled, after } };
    await this.audit.record({ action: `${kind}.${deed}`, ...subject, ...doer }, tx);
    if (after === 'clear') await this.outbox.publish(tx, submissions[kind].event, id);
    return null;
  }
}
