import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { openStaffLink } from '../links/issue-staff-link.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import type { InviteStaffDto } from '../staff.dto';
import { StaffExists } from '../staff.errors';
import { STAFF_INVITED } from '../staff.facts';
import { staff } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';

/**
 * Lets somebody become staff: a row without a password, and a mail with a link by which they choose one. Inviting again
 * replaces name, role and link.
 */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the person's id. @throws StaffExists */
  async run(request: InviteStaffDto, caller: SignedInVisitor): Promise<string> {
    const { role } = request;
    const { actor } = caller;
    const name = request.name.trim();
    const invitedId = await this.database.transaction(async (tx) => {
      const person = await staff.invite(tx, name, request.email.toLowerCase(), role);
      if (!person) throw new StaffExists();
      const { id } = person;
      await this.outbox.publish(tx, STAFF_INVITED, await openStaffLink(tx, 'invitation', id));
      if (role === 'general') await tellStaff(tx, 'administrator-invited', id, caller, actor);
      await this.audit.record({ actor, action: 'staff.invited', ...about('staff', id, caller, { name, role }) }, tx);
      return id;
    });
    this.notifier.notify();
    return invitedId;
  }
}
