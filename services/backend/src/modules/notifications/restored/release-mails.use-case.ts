import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { restoredMails } from './restored-mails.repository';

/** One transaction, and a short one: a worker that notes a mail waits for it. */
const BATCH = 50;

/** Sends all mails that wait since a restore, by the operator's one decision. One that a mail server may have had before still waits. */
@Injectable()
export class ReleaseMails {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** How many leave now. */
  async run(): Promise<{ released: number }> {
    let released = 0;
    for (let isMore = true; isMore;) {
      const held = await restoredMails.findHeld(this.database, BATCH);
      released += await this.releaseBatch(held);
      isMore = held.length === BATCH;
    }
    return { released };
  }

  /** Events are locked before their mails, as everywhere. */
  private releaseBatch(held: { id: string; eventId: string }[]): Promise<number> {
    return this.database.transaction(async (tx) => {
      await this.outbox.shareLockAll(
        tx,
        held.map(({ eventId }) => eventId),
      );
      const ids = held.map(({ id }) => id);
      const mails = await restoredMails.release(tx, ids);
      for (const { eventId, job } of mails) await this.outbox.repeatJob(tx, eventId, job);
      return mails.length;
    });
  }
}
