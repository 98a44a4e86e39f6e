import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { openStaffLink, staffLinks } from '../links/issue-staff-link.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { sessions } from '../session/session.repository';
import type { ChangeStaffDto, InviteStaffDto } from '../staff.dto';
import { LastGeneralAdmin, OwnAccount, StaffExists } from '../staff.errors';
import { STAFF_INVITED } from '../staff.facts';
import { lockPerson, staff } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';

/** What general administrators do with people. There is always one left who can sign in. */
@Injectable()
export class ManageStaff {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * Lets somebody become staff: a row without a password, and a mail with a link by which they choose one. Inviting again
   * replaces name, role and link. @returns the person's id. @throws StaffExists
   */
  async invite(given: InviteStaffDto, caller: SignedInVisitor): Promise<string> {
    const { role } = given;
    const { actor } = caller;
    const name = given.name.trim();
    const invited = await this.database.transaction(async (tx) => {
      const person = await staff.invite(tx, name, given.email.toLowerCase(), role);
      if (!person) throw new StaffExists();
      const { id } = person;
      await this.outbox.publish(tx, STAFF_INVITED, await openStaffLink(tx, 'invitation', id));
      if (role === 'general') await tellStaff(tx, 'administrator-invited', id, caller, actor);
      await this.audit.record({ actor, action: 'staff.invited', ...about('staff', id, caller, { name, role }) }, tx);
      return id;
    });
    this.notifier.notify();
    return invited;
  }

  /** `version` is the one that the caller has read; null = any. @throws NotFound, ChangedMeanwhile, OwnAccount, LastGeneralAdmin */
  async change(id: string, given: ChangeStaffDto, version: number | null, caller: SignedInVisitor): Promise<void> {
    const { role, disabled } = given;
    const { actor } = caller;
    const after: ChangeStaffDto = { name: given.name.trim(), role, disabled };
    await this.database.transaction(async (tx) => {
      const admins = await staff.lockGeneralAdmins(tx);
      const person = await lockPerson(tx, id);
      if (version !== null && version !== person.version) throw new ChangedMeanwhile();
      const before: ChangeStaffDto = { name: person.name, role: person.role, disabled: person.disabledAt !== null };
      if (actor.id === id && (before.role !== role || disabled)) throw new OwnAccount();
      const isLast = admins.length === 1 && admins[0]?.id === id;
      if (isLast && !isAdmin(after)) throw new LastGeneralAdmin();
      await staff.change(tx, id, after.name, role, disabled);
      if (disabled) {
        await sessions.endAllOf(tx, id);
        await staffLinks.voidAllOf(tx, id);
      }
      if (isAdmin(after) && !isAdmin(before)) await tellStaff(tx, 'administrator-added', id, caller, actor);
      await this.audit.record({ actor, action: 'staff.updated', ...about('staff', id, caller, { before, after }) }, tx);
    });
  }
}

const isAdmin = ({ role, disabled }: ChangeStaffDto) => role === 'general' && !disabled;
