import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { OutboxBell } from '../../platform/outbox/outbox-bell';
import { findHeldKind } from './find-held-kind';
import { type JudgedView, toJudgedView } from './held.view';
import { SettleHeld } from './settle-held';

/** It was no spam, even if somebody discarded it: everything happens that would have happened at once. */
@Injectable()
export class ReleaseHeld {
  constructor(
    private readonly database: Database,
    private readonly held: SettleHeld,
    private readonly bell: OutboxBell,
  ) {}

  /** @throws NotFound, NotHeld, ForAnotherRole */
  async release(name: string, id: string, doer: Doer): Promise<JudgedView> {
    const kind = findHeldKind(name, id, doer.actor.role);
    await this.database.transaction((tx) => this.held.settle(tx, kind, id, 'release', doer));
    this.bell.ring();
    return toJudgedView(kind, id, 'clear');
  }
}
