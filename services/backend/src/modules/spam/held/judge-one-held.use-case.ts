import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { Forbidden } from '../../../platform/http/errors/http.errors';
import { toView } from '../../../platform/http/listing/to-view';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { UndoableActions } from '../../../platform/undo/undo';
import { submissionKinds, submissions } from '../../submissions/kinds.facts';
import { noteLook } from './held.repository';
import type { JudgedView } from './held.view';
import { JUDGEMENT, noSuchSubmission, SettleHeld } from './settle-held';
import { type VerdictName, verdicts } from './verdicts';

/** `kind` is the word in the address, which may be none. */
type JudgeOneCommand = { kind: string; id: string; verdict: VerdictName };

/** Releases or discards one held submission. */
@Injectable()
export class JudgeOneHeld {
  constructor(
    private readonly database: Database,
    private readonly settleHeld: SettleHeld,
    private readonly undoable: UndoableActions,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws NotFound for a kind or an id that is none, NotHeld, Forbidden */
  async run({ kind: word, id, verdict }: JudgeOneCommand, caller: Caller): Promise<JudgedView> {
    const { role } = caller.actor;
    const kind = submissionKinds.find((name) => name === word);
    if (!kind || !isUUID(id)) throw noSuchSubmission();
    if (submissions[kind].role !== role) throw new Forbidden();
    const undo = await this.database.transaction(async (tx) => {
      const settled = await this.settleHeld.settle(tx, kind, id, verdict, caller);
      if (settled instanceof ExpectedError) throw settled;
      await noteLook(tx, role);
      return this.undoable.record(tx, { kind: JUDGEMENT, deed: verdict, subjects: [settled] }, caller);
    });
    this.notifier.notify();
    return toView({ id, kind, standing: verdicts[verdict].to, undo });
  }
}
