import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { OutboxBell } from '../../platform/outbox/outbox-bell';
import { findHeldKind } from './find-held-kind';
import { heldKinds } from './held-kinds';
import { type JudgedView, toJudgedView } from './held.view';
import { SettleHeld } from './settle-held';

/** It was no spam: everything happens that would have happened at once. */
@Injectable()
export class ReleaseHeld {
  constructor(
    private readonly database: Database,
    private readonly held: SettleHeld,
    private readonly outbox: Outbox,
    private readonly bell: OutboxBell,
  ) {}

  /** @throws NotFound, NotHeld, ForAnotherRole */
  async release(name: string, id: string, doer: Doer): Promise<JudgedView> {
    const kind = findHeldKind(name, id, doer.actor.role);
    await this.database.transaction(async (tx) => {
      await this.held.settle(tx, kind, id, 'clear', doer);
      await this.outbox.publish(tx, heldKinds[kind].event, id);
    });
    this.bell.ring();
    return toJudgedView(kind, id, 'clear');
  }
}
