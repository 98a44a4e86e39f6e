import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { listRows, oneRow, queries } from '../../../platform/database/queries';
import { Outbox } from '../../../platform/outbox/outbox';
import { kindsFor } from '../notifications.facts';
import { DecideOnDelivery, type LockedDelivery } from './decide-on-delivery.use-case';

/** One transaction, and a short one: a worker that notes a mail waits for it. */
const BATCH = 50;
/** What one call sends again; a request has to end. */
const MOST = 1_000;

type Failed = LockedDelivery & { id: string };

/** Failed, and no later mail has taken its place. */
const isFailed = `d.state <> 'sent' AND d.state = 'failed' AND d.subject_kind = ANY($1)
  AND NOT EXISTS (SELECT FROM deliveries n WHERE n.event_id = d.event_id AND n.template = d.template AND n.id > d.id)`;

const failed = queries('resend-failed', {
  /** Those behind a given one, so that one which fails anew at once is not taken twice. */
  find: listRows<Pick<Failed, 'id' | 'eventId'>, [kinds: readonly string[], after: string, limit: number]>(`
    SELECT d.id, d.event_id AS "eventId" FROM deliveries d WHERE ${isFailed} AND d.id > $2 ORDER BY d.id LIMIT $3`),
  lock: listRows<Failed, [kinds: readonly string[], ids: string[]]>(`
    SELECT d.id, d.event_id AS "eventId", d.job, d.template, d.recipient, d.state FROM deliveries d
    WHERE ${isFailed} AND d.id = ANY($2) ORDER BY d.id FOR UPDATE OF d SKIP LOCKED`),
  count: oneRow<{ left: number }, [kinds: readonly string[], after: string]>(`
    SELECT count(*)::int AS left FROM deliveries d WHERE ${isFailed} AND d.id > $2`),
});

/** Sends all mails again that the server has refused, as far as they are the business of the person's role. */
@Injectable()
export class ResendFailed {
  constructor(
    private readonly database: Database,
    private readonly decide: DecideOnDelivery,
    private readonly outbox: Outbox,
  ) {}

  /** Each of them once, oldest first, with a row in the audit log for each. `left` are those beyond the first thousand. */
  async resendAll(caller: Caller): Promise<{ resent: number; left: number }> {
    const kinds = kindsFor(caller.actor.role);
    let [resent, last] = [0, '00000000-0000-0000-0000-000000000000'];
    for (let isMore = true; isMore && resent < MOST;) {
      const batch = await failed.find(this.database, kinds, last, BATCH);
      resent += await this.database.transaction((tx) => this.resendBatch(tx, kinds, batch, caller));
      last = batch.at(-1)?.id ?? last;
      isMore = batch.length === BATCH;
    }
    return { resent, left: (await failed.count(this.database, kinds, last)).left };
  }

  /** Events are locked before their mails, as everywhere. What was erased or sent again meanwhile is left out. */
  private async resendBatch(
    tx: Sql,
    kinds: readonly string[],
    batch: Pick<Failed, 'id' | 'eventId'>[],
    caller: Caller,
  ) {
    await this.outbox.holdAll(
      tx,
      batch.map(({ eventId }) => eventId),
    );
    const ids = batch.map(({ id }) => id);
    const mails = await failed.lock(tx, kinds, ids);
    for (const { id, ...mail } of mails) await this.decide.sendAgain(tx, id, mail, caller);
    return mails.length;
  }
}
