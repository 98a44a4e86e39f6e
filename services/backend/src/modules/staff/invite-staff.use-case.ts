import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { OutboxBell } from '../../platform/outbox/outbox-bell';
import { RecordAudit } from '../audit/record-audit.use-case';
import type { Visitor } from './visitor';
import { StaffLinksRepository } from './staff-links.repository';
import type { InviteStaffDto } from './staff.dto';
import { StaffExists } from './staff.errors';
import { STAFF_INVITED } from './staff.events';
import { StaffRepository } from './staff.repository';

/** Lets somebody become staff: a row without a password, and a mail with a link by which they choose one. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly links: StaffLinksRepository,
    private readonly outbox: Outbox,
    private readonly bell: OutboxBell,
    private readonly audit: RecordAudit,
  ) {}

  /** Inviting again replaces name, role and link. @returns the person's id. @throws StaffExists */
  async invite(given: InviteStaffDto, actor: Actor, visitor: Visitor): Promise<string> {
    const { role } = given;
    const [name, email] = [given.name.trim(), given.email.toLowerCase()];
    const { address, requestId } = visitor;
    const invited = await this.database.transaction(async (tx) => {
      const id = await this.staff.invite({ name, email, role }, tx);
      if (id === undefined) throw new StaffExists();
      await this.outbox.publish(tx, STAFF_INVITED, await this.links.open('invitation', id, tx));
      const subject = { subjectType: 'staff', subjectId: id, details: { name, role } };
      await this.audit.record({ actor, action: 'staff.invited', ...subject, address, requestId }, tx);
      return id;
    });
    this.bell.ring();
    return invited;
  }
}
