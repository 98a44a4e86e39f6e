import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Schedule } from '../../../platform/schedule/schedule';
import { type StaffRole, staffRoles } from '../../staff/staff.facts';
import { DIGEST_DUE } from './digest.facts';
import { findWaiting } from './digest-sections';

const EVERY_MS = 300_000;
/** With the five minutes between two rounds and the time that a mail takes, less than the hour that is promised. */
const GATHERED = "interval '45 minutes'";
const APART = "interval '24 hours'";

const digests = queries('digests', {
  /**
   * For something that waits since `since`. Nothing while the last digest told of it already and is younger than a day: what came
   * before that digest and still waits was looked at by nobody.
   */
  open: findRow<{ id: string }, [role: StaffRole, since: Date]>(`
    INSERT INTO digests (role) SELECT $1 WHERE $2::timestamptz <= now() - ${GATHERED}
      AND NOT EXISTS (SELECT FROM digests d WHERE d.role = $1 AND d.opened_at > now() - ${APART} AND d.opened_at >= $2)
    RETURNING id`),

  forget: run(`DELETE FROM digests WHERE opened_at < now() - interval '30 days'`),
});

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
    const waiting = await findWaiting(this.database, role);
    if (waiting.length === 0) return;
    const since = new Date(Math.min(...waiting.map((one) => one.since.getTime())));
    await this.database.transaction(async (tx) => {
      const digest = await digests.open(tx, role, since);
      if (digest) await this.outbox.publish(tx, DIGEST_DUE, digest.id);
    });
    this.notifier.notify();
  }
}
