import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { about, type Visitor } from '../visitor';
import { openStaffLink } from './staff-links.repository';
import type { InviteStaffDto } from '../people/staff.dto';
import { StaffExists } from '../staff.errors';
import { STAFF_INVITED } from '../staff.facts';
import { staff } from '../staff.repository';
import { tellStaff } from '../notices/tell-staff';

/** Lets somebody become staff: a row without a password, and a mail with a link by which they choose one. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly audit: RecordAudit,
  ) {}

  /** Inviting again replaces name, role and link. @returns the person's id. @throws StaffExists */
  async invite(given: InviteStaffDto, actor: Actor, visitor: Visitor): Promise<string> {
    const { role } = given;
    const name = given.name.trim();
    const invited = await this.database.transaction(async (tx) => {
      const person = await staff.invite(tx, name, given.email.toLowerCase(), role);
      if (!person) throw new StaffExists();
      const { id } = person;
      await this.outbox.publish(tx, STAFF_INVITED, await openStaffLink(tx, 'invitation', id));
      if (role === 'general') await tellStaff(tx, 'administrator-invited', id, { actorId: actor.id, ...visitor });
      const deed = { actor, action: 'staff.invited' as const, ...about('staff', id, visitor) };
      await this.audit.record({ ...deed, details: { name, role } }, tx);
      return id;
    });
    this.notifier.notify();
    return invited;
  }
}
