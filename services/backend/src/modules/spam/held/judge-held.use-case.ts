import { Injectable } from '@nestjs/common';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { Forbidden } from '../../../platform/http/errors/http.errors';
import { CannotJudgeAll, NoSuchSubmission } from './held.errors';
import { submissions } from '../../submissions/kinds.facts';
import { HeldRepository } from './held.repository';
import { type JudgedView, type JudgeHeldRequest, toJudgedView } from './held.dto';
import { SettleHeld } from './settle-held';
import { type VerdictName, verdicts } from './held-filter';
import { findHeldKind } from './find-held-kind';

/** Releases or discards what is held. What is released happens as it would have happened at once; what is discarded nobody hears of. */
@Injectable()
export class JudgeHeld {
  constructor(
    private readonly database: Database,
    private readonly held: HeldRepository,
    private readonly settleHeld: SettleHeld,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws NotFound, NotHeld, Forbidden */
  async judgeOne(name: string, id: string, verdict: VerdictName, doer: Doer): Promise<JudgedView> {
    const kind = findHeldKind(name, id, doer.actor.role);
    await this.database.transaction((tx) => this.settleHeld.settle(tx, kind, id, verdict, doer));
    this.notifier.notify();
    return toJudgedView(kind, id, verdicts[verdict].to);
  }

  /** All of them, or none. @throws CannotJudgeAll that names those in the way, Forbidden */
  async judgeAll({ ids, verdict }: JudgeHeldRequest, doer: Doer): Promise<JudgedView[]> {
    const judged = await this.database.transaction(async (tx) => {
      const kinds = await this.held.findKinds(tx, ids);
      if ([...kinds.values()].some((kind) => submissions[kind].role !== doer.actor.role)) throw new Forbidden();
      const done: JudgedView[] = [];
      const obstacles: Record<string, string> = {};
      // In one order, so that two people at once wait for each other and never in a circle.
      for (const id of ids.map((one) => one.toLowerCase()).toSorted()) {
        const kind = kinds.get(id);
        const obstacle = kind ? await this.settleHeld.trySettle(tx, kind, id, verdict, doer) : new NoSuchSubmission();
        if (obstacle) obstacles[id] = obstacle.message;
        else if (kind) done.push(toJudgedView(kind, id, verdicts[verdict].to));
      }
      if (Object.keys(obstacles).length > 0) throw new CannotJudgeAll(obstacles);
      return done;
    });
    this.notifier.notify();
    return judged;
  }
}
