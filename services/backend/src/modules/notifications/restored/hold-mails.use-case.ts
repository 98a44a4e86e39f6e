import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type HeldMail, restoredMails } from './restored-mails.repository';

/** The mails that the answer names; the list of mails in the admin area has all. */
const MOST_NAMED = 100;

/**
 * After a restore: no mail of an event from before it leaves by itself, because it may have left after the moment that was restored.
 * Each waits as unsure until a person decides. It may be called again, and changes nothing then but the moment.
 */
@Injectable()
export class HoldMails {
  constructor(private readonly database: Database) {}

  /** How many wait now, and the oldest of them. Mails of events that no job has looked at yet join them later. */
  async run(): Promise<{ held: number; oldest: HeldMail[] }> {
    return this.database.transaction(async (tx) => {
      await restoredMails.noteRestore(tx);
      await restoredMails.hold(tx);
      const { count: held } = await restoredMails.countHeld(tx);
      return { held, oldest: await restoredMails.listHeld(tx, MOST_NAMED) };
    });
  }
}
