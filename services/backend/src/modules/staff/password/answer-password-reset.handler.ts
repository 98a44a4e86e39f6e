import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database, type Sql } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { openStaffLink } from '../links/issue-staff-link.use-case';
import { MOST_RESETS_PER_HOUR, resetAsks, staffLinks } from '../links/staff-links.repository';
import { PASSWORD_RESET_ASKED } from '../staff.facts';
import { staff } from '../staff.repository';

const KIND = 'password-reset';

/**
 * Opens a link for a new password, or for a new passkey where there are no passwords, if the ask is for somebody who may have one. Asks for nobody are in the audit log once in 15
 * minutes for each address (an IPv6 /64), so that they cannot fill it; the count is this process's own.
 */
@Injectable()
@HandlesJob('staff.answer-password-reset')
export class AnswerPasswordReset implements JobHandler {
  private readonly recentStrangers = new WindowedCounts(15 * 60_000);

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ subjectId }: Pick<JobEnvelope, 'subjectId'>): Promise<void> {
    const strangersNetwork = await this.database.transaction((tx) => this.answer(subjectId, tx));
    if (strangersNetwork !== undefined) this.recentStrangers.add(strangersNetwork, performance.now());
    this.notifier.notify();
  }

  /** @returns the network that an ask for nobody came from. */
  private async answer(id: string, tx: Sql): Promise<string | undefined> {
    const ask = await resetAsks.take(tx, id);
    if (!ask) return undefined;
    const { email, address, requestId } = ask;
    const account = await staff.findByEmail(tx, email);
    const person = account && (await staff.lock(tx, account.id));
    const mayReset = person !== undefined && !person.disabledAt && (await this.hasLostWayIn(tx, person));
    const sent = mayReset && (await staffLinks.countRecent(tx, KIND, person.id)).count < MOST_RESETS_PER_HOUR;
    if (sent) await this.outbox.publish(tx, PASSWORD_RESET_ASKED, await openStaffLink(tx, KIND, person.id));
    const network = person ? undefined : networksOf(address).address;
    if (network !== undefined && this.recentStrangers.look(network, performance.now())) return undefined;
    const subject = { subjectType: 'staff' as const, subjectId: person?.id, details: { sent } };
    await this.audit.record({ action: 'staff.password-reset-asked', ...subject, address, requestId }, tx);
    return network;
  }

  /** Not so for somebody who is invited, and nothing by which an identity provider could be gone round. */
  private hasLostWayIn(tx: Sql, { id }: { id: string }): Promise<boolean> {
    return arePasskeysAlone(this.config) ? staff.hasWayIn(tx, id) : staff.mayChoosePassword(tx, id);
  }
}
