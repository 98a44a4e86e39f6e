import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { ChoiceField, IdsField } from '../../../platform/fields/choice-fields.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { listRows, queries } from '../../../platform/database/queries';
import { statement } from '../../../platform/database/statement';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { Forbidden, NotFound } from '../../../platform/http/errors/http.errors';
import { toView } from '../../../platform/http/listing/to-view';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import type { Judgement } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { standings, type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';
import { noteLook } from './note-look';

export class JudgedView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: submissionKinds }) kind: SubmissionKind;
  @ApiProperty({ enum: standings }) standing: (typeof standings)[number];
}
type Standing = JudgedView['standing'];

/** The verdicts on suspected spam. Only a discarded submission can be held again: mails about a released one have left. */
export const verdicts = {
  release: { from: ['held', 'discarded'], to: 'clear', deed: 'released' },
  discard: { from: ['held'], to: 'discarded', deed: 'discarded' },
  hold: { from: ['discarded'], to: 'held', deed: 'held-again' },
} as const satisfies Record<string, { from: readonly Standing[]; to: Standing; deed: Judgement }>;
export type VerdictName = keyof typeof verdicts;
const verdictNames = Object.keys(verdicts) as VerdictName[];

export class JudgeHeldRequest {
  @ChoiceField(verdictNames, {
    wrong: `Must be one of ${verdictNames.join(', ')}.`,
    description: '`release` what is no spam, `discard` what is, or `hold` again what was discarded.',
  })
  verdict: VerdictName;

  @IdsField({ most: 200 })
  ids: string[];
}

class NotHeld extends expectedError(409, 'not_held', 'This is not held any more. Somebody else may have judged it.') {}

class CannotJudgeAll extends expectedError(
  422,
  'cannot_judge_all',
  'Nothing was done, because some of these have been judged already or are gone.',
) {}

const noSuchSubmission = () => new NotFound('There is no such submission.');

/** Gives the standing before, or nothing where it is another. Of two at once, one waits and then finds it settled. */
const settle = (kind: SubmissionKind) =>
  statement(
    `held.settle-${kind}`,
    `UPDATE ${submissions[kind].table} SET standing = $2${kind === 'application' ? ', version = version + 1' : ''}
     WHERE id = $1 AND standing = ANY($3::text[]) RETURNING old.standing AS before`,
  );
const kindsOf = (kind: SubmissionKind) =>
  `SELECT id, '${kind}' AS kind FROM ${submissions[kind].table} WHERE id = ANY($1::uuid[])`;
const { findKinds } = queries('held', {
  /** A submission that does not exist has no kind. */
  findKinds: listRows<{ id: string; kind: SubmissionKind }, [ids: string[]]>(
    submissionKinds.map(kindsOf).join(' UNION ALL '),
  ),
});

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
  async judgeOne(name: string, id: string, verdict: VerdictName, caller: Caller): Promise<JudgedView> {
    const kind = submissionKinds.find((known) => known === name);
    if (!kind || !isUUID(id)) throw noSuchSubmission();
    if (submissions[kind].role !== caller.actor.role) throw new Forbidden();
    await this.database.transaction(async (tx) => {
      const obstacle = await this.settle(tx, kind, id, verdict, caller);
      if (obstacle) throw obstacle;
      await noteLook(tx, caller.actor.role);
    });
    this.notifier.notify();
    return toView({ id, kind, standing: verdicts[verdict].to });
  }

  /** All of them, or none. @throws CannotJudgeAll that names those in the way, Forbidden */
  async judgeAll({ ids, verdict }: JudgeHeldRequest, caller: Caller): Promise<JudgedView[]> {
    const judged = await this.database.transaction(async (tx) => {
      const kinds = new Map((await findKinds(tx, ids)).map(({ id, kind }) => [id, kind]));
      if ([...kinds.values()].some((kind) => submissions[kind].role !== caller.actor.role)) throw new Forbidden();
      const done: JudgedView[] = [];
      const obstacles: Record<string, string> = {};
      // In one order, so that two people at once wait for each other and never in a circle.
      for (const id of ids.map((one) => one.toLowerCase()).toSorted()) {
        const kind = kinds.get(id);
        const obstacle = kind ? await this.settle(tx, kind, id, verdict, caller) : noSuchSubmission();
        if (obstacle) obstacles[id] = obstacle.message;
        else if (kind) done.push(toView({ id, kind, standing: verdicts[verdict].to }));
      }
      if (Object.keys(obstacles).length > 0) throw new CannotJudgeAll(undefined, { errors: obstacles });
      await noteLook(tx, caller.actor.role);
      return done;
    });
    this.notifier.notify();
    return judged;
  }

  /** A verdict takes effect once, and the audit log knows the person. @returns why it was not done, or null. */
  private async settle(tx: Sql, kind: SubmissionKind, id: string, verdict: VerdictName, caller: Caller) {
    const { from, to: after, deed } = verdicts[verdict];
    const [settled] = await tx.query<{ before: Standing }>(settle(kind), [id, after, from]);
    if (!settled)
      return (await findKinds(tx, [id])).some((found) => found.kind === kind) ? new NotHeld() : noSuchSubmission();
    const subject = { subjectType: kind, subjectId: id, details: { ...settled, after } };
    await this.audit.record({ action: `${kind}.${deed}`, ...subject, ...caller }, tx);
    if (after === 'clear') await this.outbox.publish(tx, submissions[kind].event, id);
    return null;
  }
}
