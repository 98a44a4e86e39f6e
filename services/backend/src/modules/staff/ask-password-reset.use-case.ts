import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { OutboxBell } from '../../platform/outbox/outbox-bell';
import { RecordAudit } from '../audit/record-audit.use-case';
import type { Visitor } from './visitor';
import { StaffLinksRepository } from './staff-links.repository';
import { PASSWORD_RESET_ASKED } from './staff.events';
import { type Staff, StaffRepository } from './staff.repository';

/** Nobody can fill somebody's mailbox, or keep voiding the link in it, by asking again and again. */
const MOST_PER_HOUR = 3;

/**
 * Sends a link for a new password, if there is somebody to send it to. The caller never learns which: both ways are one
 * lookup and one transaction that writes, so that neither answer nor time tells.
 */
@Injectable()
export class AskPasswordReset {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly links: StaffLinksRepository,
    private readonly outbox: Outbox,
    private readonly bell: OutboxBell,
    private readonly audit: RecordAudit,
  ) {}

  async ask(email: string, { address, requestId }: Visitor): Promise<void> {
    const found = await this.staff.findByEmail(email.toLowerCase());
    await this.database.transaction(async (tx) => {
      const person = found && (await this.staff.lock(found.id, tx));
      const sent = person ? await this.send(person, tx) : false;
      const subject = { subjectType: 'staff', subjectId: person?.id, details: { sent } };
      await this.audit.record({ action: 'staff.password-reset-asked', ...subject, address, requestId }, tx);
    });
    this.bell.ring();
  }

  private async send({ id, disabledAt, passwordHash }: Staff, tx: Sql): Promise<boolean> {
    if (disabledAt || passwordHash === null) return false;
    if ((await this.links.countRecent('password-reset', id, tx)) >= MOST_PER_HOUR) return false;
    await this.outbox.publish(tx, PASSWORD_RESET_ASKED, await this.links.open('password-reset', id, tx));
    return true;
  }
}
