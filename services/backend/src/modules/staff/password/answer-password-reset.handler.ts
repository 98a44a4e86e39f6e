import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { MOST_RESETS_PER_HOUR, resetAsks } from './password-reset-asks.repository';
import { openStaffLink, staffLinks } from '../links/staff-links.repository';
import { PASSWORD_RESET_ASKED } from '../staff.facts';
import { type Staff, staff } from '../staff.repository';

const WINDOW_MS = 15 * 60_000;

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
    const ask = await resetAsks.take(tx, id);
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
    if ((await staffLinks.countRecent(tx, 'password-reset', id)).count >= MOST_RESETS_PER_HOUR) return false;
    await this.outbox.publish(tx, PASSWORD_RESET_ASKED, await openStaffLink(tx, 'password-reset', id));
    return true;
  }
}
