import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ExpectedError, expectedError } from '../../../platform/http/errors/expected-error';
import { Forbidden } from '../../../platform/http/errors/http.errors';
import { toView } from '../../../platform/http/listing/to-view';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { type UndoableSubject, UndoableActions } from '../../../platform/undo/undo';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';
import { findKinds, noteLook } from './held.repository';
import type { JudgedView } from './held.view';
import type { JudgeHeldRequest } from './judge-held.dto';
import { JUDGEMENT, noSuchSubmission, SettleHeld } from './settle-held';
import { verdicts } from './verdicts';

class CannotJudgeAll extends expectedError(
  422,
  'cannot_judge_all',
  'Nothing was done, because some of these have been judged already or are gone.',
) {}

/** Judges many held submissions in one way: all of them, or none. */
@Injectable()
export class JudgeHeld {
  constructor(
    private readonly database: Database,
    private readonly settleHeld: SettleHeld,
    private readonly undoable: UndoableActions,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws CannotJudgeAll that names those in the way, Forbidden */
  async run({ ids, verdict }: JudgeHeldRequest, caller: Caller): Promise<JudgedView[]> {
    const judged = await this.database.transaction(async (tx) => {
      const kinds = new Map((await findKinds(tx, ids)).map(({ id, kind }) => [id, kind]));
      if ([...kinds.values()].some((kind) => submissions[kind].role !== caller.actor.role)) throw new Forbidden();
      const done: UndoableSubject[] = [];
      const obstacles: Record<string, string> = {};
      // In one order, so that two people at once wait for each other and never in a circle.
      for (const id of ids.map((one) => one.toLowerCase()).toSorted()) {
        const kind = kinds.get(id);
        const settled = kind ? await this.settleHeld.settle(tx, kind, id, verdict, caller) : noSuchSubmission();
        if (settled instanceof ExpectedError) obstacles[id] = settled.message;
        else done.push(settled);
      }
      if (Object.keys(obstacles).length > 0) throw new CannotJudgeAll(undefined, { errors: obstacles });
      await noteLook(tx, caller.actor.role);
      const undo = await this.undoable.record(tx, { kind: JUDGEMENT, deed: verdict, subjects: done }, caller);
      const standing = verdicts[verdict].to;
      return done.map(({ id, kind }) => toView({ id, kind: kind as SubmissionKind, standing, undo }));
    });
    this.notifier.notify();
    return judged;
  }
}
