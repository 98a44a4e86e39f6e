import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Schedule } from '../../../platform/schedule/schedule';
import { type StaffRole, staffRoles } from '../../staff/staff.facts';
import { digestSubject } from '../notifications.facts';
import { isSwitchedOff } from '../switches/mail-switches';
import { DIGEST_DUE } from './digest.facts';
import { digests } from './digests.repository';
import { findWaiting } from './digest-sections';

const EVERY_MS = 300_000;

/**
 * Asks every five minutes whether something waits for a role that nobody of it has looked at, and has its inbox told: at most an
 * hour after it came, then once a day until somebody looks.
 */
@Injectable()
export class OpenDigests {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'digests', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const role of staffRoles) await this.openFor(role);
    await digests.forget(this.database);
  }

  private async openFor(role: StaffRole): Promise<void> {
    // None is opened meanwhile: one that was would hold back the first after the switch is on again.
    if (await isSwitchedOff(this.database, digestSubject(role))) return;
    const waiting = await findWaiting(this.database, role);
    if (waiting.length === 0) return;
    await this.database.transaction(async (tx) => {
      // Each section for itself: what has waited for long, and is told once a day, does not hold back what has come since.
      for (const { since } of waiting) {
        const digest = await digests.open(tx, role, since);
        if (digest) return this.outbox.publish(tx, DIGEST_DUE, digest.id);
      }
    });
    this.notifier.notify();
  }
}
