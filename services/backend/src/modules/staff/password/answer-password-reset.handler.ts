import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { insertEvent, Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { openStaffLink, staffLinks } from '../links/issue-staff-link.use-case';
import { accountHash } from '../sign-in/login-attempts.repository';
import { PASSWORD_RESET_ASKED, PASSWORD_RESET_REQUESTED } from '../staff.facts';
import { type Staff, staff } from '../staff.repository';
import type { Visitor } from '../visitor';

const WINDOW_MS = 15 * 60_000;
/** Nobody can fill somebody's mailbox, or keep voiding the link in it, by asking again and again. */
const MOST_PER_HOUR = 3;

/** Resets that somebody has asked for, with the mailbox's address until the worker has looked whom it belongs to. */
const asks = queries('password-reset-asks', {
  /** One statement, which looks at asks alone: it takes the same time for known and unknown mailboxes. */
  add: run<[mailbox: Buffer, email: string, address: string, requestId: string]>(`
    WITH ask AS (
      INSERT INTO password_reset_asks (mailbox, email, address, request_id)
      SELECT $1::bytea, $2::text, $3::text, $4::text WHERE ${MOST_PER_HOUR} > (
        SELECT count(*) FROM password_reset_asks WHERE mailbox = $1 AND asked_at > now() - interval '1 hour')
      RETURNING id
    )
    ${insertEvent(`'${PASSWORD_RESET_REQUESTED}'`, 'id', 'ask')}`),

  /** Gives the ask once, and deletes its personal data. */
  take: findRow<{ email: string; address: string; requestId: string }, [id: string]>(`
    UPDATE password_reset_asks SET email = NULL, address = NULL, request_id = NULL WHERE id = $1 AND email IS NOT NULL
    RETURNING old.email, old.address, old.request_id AS "requestId"`),
});

@Injectable()
export class NotePasswordReset {
  constructor(
    private readonly database: Database,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * Writes down that somebody wants a new password, and no more: whether the address belongs to anybody is looked up by the
   * worker, after the answer. So neither the answer nor its time tells, and an ask that was answered is not lost. Does nothing
   * for a mailbox that has had its share.
   */
  async note(email: string, { address, requestId }: Visitor): Promise<void> {
    const mailbox = email.toLowerCase();
    await asks.add(this.database, accountHash(mailbox), mailbox, address, requestId);
    this.notifier.notify();
  }
}

/**
 * Opens a link for a new password, if the ask is for somebody who may have one. Asks for nobody are in the audit log once in 15
 * minutes for each address (an IPv6 /64), so that they cannot fill it; the count is this process's own.
 */
@Injectable()
@HandlesJob('staff.answer-password-reset')
export class AnswerPasswordReset implements JobHandler {
  private readonly told = new WindowedCounts(WINDOW_MS);

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly audit: RecordAudit,
  ) {}

  async run({ subjectId }: Pick<JobEnvelope, 'subjectId'>): Promise<void> {
    const strangersNetwork = await this.database.transaction((tx) => this.answer(subjectId, tx));
    if (strangersNetwork !== undefined) this.told.add(strangersNetwork, performance.now());
    this.notifier.notify();
  }

  /** @returns the network that an ask for nobody came from. */
  private async answer(id: string, tx: Sql): Promise<string | undefined> {
    const ask = await asks.take(tx, id);
    if (!ask) return undefined;
    const { email, address, requestId } = ask;
    const found = await staff.findByEmail(tx, email);
    const person = found && (await staff.lock(tx, found.id));
    const sent = person ? await this.send(person, tx) : false;
    const network = person ? undefined : networksOf(address).address;
    if (network !== undefined && this.told.look(network, performance.now())) return undefined;
    const subject = { subjectType: 'staff' as const, subjectId: person?.id, details: { sent } };
    await this.audit.record({ action: 'staff.password-reset-asked', ...subject, address, requestId }, tx);
    return network;
  }

  private async send({ id, disabledAt, passwordHash }: Staff, tx: Sql): Promise<boolean> {
    if (disabledAt || passwordHash === null) return false;
    if ((await staffLinks.countRecent(tx, 'password-reset', id)).count >= MOST_PER_HOUR) return false;
    await this.outbox.publish(tx, PASSWORD_RESET_ASKED, await openStaffLink(tx, 'password-reset', id));
    return true;
  }
}
