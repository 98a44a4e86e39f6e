import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { about, type Visitor } from '../visitor';
import { StaffLinksRepository } from './staff-links.repository';
import type { InviteStaffDto } from '../people/staff.dto';
import { StaffExists } from '../staff.errors';
import { STAFF_INVITED } from '../staff.facts';
import { StaffRepository } from '../staff.repository';
import { TellStaff } from '../notices/tell-staff';

/** Lets somebody become staff: a row without a password, and a mail with a link by which they choose one. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly links: StaffLinksRepository,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly tellStaff: TellStaff,
    private readonly audit: RecordAudit,
  ) {}

  /** Inviting again replaces name, role and link. @returns the person's id. @throws StaffExists */
  async invite(given: InviteStaffDto, actor: Actor, visitor: Visitor): Promise<string> {
    const { role } = given;
    const [name, email] = [given.name.trim(), given.email.toLowerCase()];
    const invited = await this.database.transaction(async (tx) => {
      const id = await this.staff.invite({ name, email, role }, tx);
      if (id === undefined) throw new StaffExists();
      await this.outbox.publish(tx, STAFF_INVITED, await this.links.open('invitation', id, tx));
      if (role === 'general')
        await this.tellStaff.tell('administrator-invited', id, { actorId: actor.id, ...visitor }, tx);
      const deed = { actor, action: 'staff.invited', ...about('staff', id, visitor) };
      await this.audit.record({ ...deed, details: { name, role } }, tx);
      return id;
    });
    this.notifier.notify();
    return invited;
  }
}
