import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { kindsFor } from '../notifications.facts';
import { changeMails } from '../send/change-mails';
import { DecideOnDelivery } from './decide-on-delivery';
import { failedMails, type FoundMail } from './resend.repository';

/** One transaction, and a short one: a worker that notes a mail waits for it. */
const BATCH = 50;
/** What one call sends again; a request has to end. */
const MOST = 1_000;

/** Sends all mails again that the server has refused, as far as they are the business of the person's role. */
@Injectable()
export class ResendFailed {
  constructor(
    private readonly database: Database,
    private readonly decision: DecideOnDelivery,
    private readonly outbox: Outbox,
  ) {}

  /** Each of them once, oldest first, with a row in the audit log for each. `left` are those beyond the first thousand. */
  async run(caller: Caller): Promise<{ resent: number; left: number }> {
    const kinds = kindsFor(caller.actor.role);
    let [resent, last] = [0, '00000000-0000-0000-0000-000000000000'];
    for (let isMore = true; isMore && resent < MOST;) {
      const batch = await failedMails.find(this.database, kinds, last, BATCH);
      resent += await this.database.transaction((tx) =>
        changeMails(tx, batch, () => this.resendBatch(tx, kinds, batch, caller)),
      );
      last = batch.at(-1)?.id ?? last;
      isMore = batch.length === BATCH;
    }
    return { resent, left: (await failedMails.count(this.database, kinds, last)).left };
  }

  /** Events are locked before their mails, as everywhere. What was erased or sent again meanwhile is left out. */
  private async resendBatch(tx: Sql, kinds: readonly string[], batch: readonly FoundMail[], caller: Caller) {
    await this.outbox.shareLockAll(
      tx,
      batch.map(({ eventId }) => eventId),
    );
    const ids = batch.map(({ id }) => id);
    const mails = await failedMails.lock(tx, kinds, ids);
    for (const { id, ...mail } of mails) await this.decision.sendAgain(tx, id, mail, caller);
    return mails.length;
  }
}
