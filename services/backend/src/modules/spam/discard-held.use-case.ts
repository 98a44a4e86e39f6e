import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { findHeldKind } from './find-held-kind';
import { type JudgedView, toJudgedView } from './held.view';
import { SettleHeld } from './settle-held';

/** It was spam: nobody hears of it, and it leaves with the rest when its time is over. */
@Injectable()
export class DiscardHeld {
  constructor(
    private readonly database: Database,
    private readonly held: SettleHeld,
  ) {}

  /** @throws NotFound, NotHeld, ForAnotherRole */
  async discard(name: string, id: string, doer: Doer): Promise<JudgedView> {
    const kind = findHeldKind(name, id, doer.actor.role);
    await this.database.transaction((tx) => this.held.settle(tx, kind, id, 'discard', doer));
    return toJudgedView(kind, id, 'discarded');
  }
}
