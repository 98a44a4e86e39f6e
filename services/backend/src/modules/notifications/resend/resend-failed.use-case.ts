import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { kindsFor } from '../notifications.facts';
import { changeMails } from '../send/change-mails';
import { listOff } from '../switches/mail-switches';
import { DecideOnDelivery } from './decide-on-delivery';
import { failedMails, type FoundMail, type Mails } from './resend.repository';

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
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Each of them once, oldest first, with a row in the audit log for each. `left` are those beyond the first thousand, `off` those that are switched off. */
  async run(caller: Caller): Promise<Record<'resent' | 'left' | 'off', number>> {
    const { role } = caller.actor;
    const mails: Mails = [kindsFor(role), await listOff(this.database, this.config, role)];
    let [resent, last] = [0, '00000000-0000-0000-0000-000000000000'];
    for (let isMore = true; isMore && resent < MOST;) {
      const batch = await failedMails.find(this.database, ...mails, last, BATCH);
      resent += await this.database.transaction((tx) =>
        changeMails(tx, batch, () => this.resendBatch(tx, mails, batch, caller)),
      );
      last = batch.at(-1)?.id ?? last;
      isMore = batch.length === BATCH;
    }
    const { left } = await failedMails.count(this.database, ...mails, last);
    return { resent, left, off: (await failedMails.countOff(this.database, ...mails)).mails };
  }

  /** Events are locked before their mails, as everywhere. What was erased or sent again meanwhile is left out. */
  private async resendBatch(tx: Sql, of: Mails, batch: readonly FoundMail[], caller: Caller) {
    await this.outbox.shareLockAll(
      tx,
      batch.map(({ eventId }) => eventId),
    );
    const ids = batch.map(({ id }) => id);
    const mails = await failedMails.lock(tx, ...of, ids);
    for (const { id, ...mail } of mails) await this.decision.sendAgain(tx, id, mail, caller);
    return mails.length;
  }
}
