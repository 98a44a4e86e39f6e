import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { OutboxBell } from '../../platform/outbox/outbox-bell';
import { CannotJudgeAll, ForAnotherRole, NoSuchSubmission } from './held.errors';
import { submissions } from '../submissions/kinds.facts';
import { HeldRepository } from './held.repository';
import { type JudgedView, toJudgedView } from './held.view';
import type { JudgeHeldRequest } from './judge-held.dto';
import { SettleHeld } from './settle-held';
import { verdicts } from './verdicts';

/** Judges many submissions in one way: all of them, or none. */
@Injectable()
export class JudgeHeld {
  constructor(
    private readonly database: Database,
    private readonly held: HeldRepository,
    private readonly settleHeld: SettleHeld,
    private readonly bell: OutboxBell,
  ) {}

  /** @throws CannotJudgeAll that names those in the way, ForAnotherRole */
  async judge({ ids, verdict }: JudgeHeldRequest, doer: Doer): Promise<JudgedView[]> {
    const judged = await this.database.transaction(async (tx) => {
      const kinds = await this.held.findKinds(tx, ids);
      if ([...kinds.values()].some((kind) => submissions[kind].role !== doer.actor.role)) throw new ForAnotherRole();
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
    this.bell.ring();
    return judged;
  }
}
