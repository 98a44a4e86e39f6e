import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffLinks } from '../links/staff-links.repository';
import { tellStaff } from '../notices/tell-staff.use-case';
import { sessions } from '../session/session.repository';
import type { ChangeStaffDto } from '../staff.dto';
import { LastGeneralAdmin, OwnAccount } from '../staff.errors';
import { lockPerson, staff } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';

interface ChangeStaffCommand extends ChangeStaffDto {
  id: string;
  /** The version that the caller has read; null for any. */
  version: number | null;
}

/** Changes name, role or access of a person. There is always one general administrator left who can sign in. */
@Injectable()
export class ChangeStaff {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, OwnAccount, LastGeneralAdmin */
  async run({ id, version, name, role, disabled }: ChangeStaffCommand, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    const after: ChangeStaffDto = { name: name.trim(), role, disabled };
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
