import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { shownUpdates, type ToldUpdate, type Update } from './updates.facts';
import { updates } from './updates.repository';

/** Records an update, or that a version has started, for the page about the system. */
@Injectable()
export class RecordUpdate {
  constructor(private readonly database: Database) {}

  /**
   * An update takes the place of what its processes recorded when they started: those of the last `seconds`. A start is recorded once,
   * and where its version did not run before. Records of more than 400 days are removed, but for the last five.
   * @returns when it was recorded; null for a start that tells nothing new
   */
  run(update: ToldUpdate | { outcome: 'started'; to: string }): Promise<{ at: Date } | null> {
    return this.database.transaction(async (tx) => {
      await updates.lock(tx);
      const recorded = update.outcome === 'started' ? await this.findStart(tx, update.to) : update;
      if (!recorded) return null;
      const { from, to, outcome, reason, seconds } = recorded;
      if (seconds !== null) await updates.forgetStarts(tx, seconds);
      const done = await updates.record(tx, from, to, outcome, reason, seconds);
      await updates.forgetOld(tx, shownUpdates);
      return done;
    });
  }

  private async findStart(tx: Parameters<typeof updates.findRunning>[0], to: string): Promise<Update | null> {
    const from = (await updates.findRunning(tx))?.version ?? null;
    return from === to ? null : { from, to, outcome: 'started', reason: null, seconds: null };
  }
}
