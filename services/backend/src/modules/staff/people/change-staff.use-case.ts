import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { sessions } from '../session/session.repository';
import { about, type Visitor } from '../visitor';
import { staffLinks } from '../links/staff-links.repository';
import type { ChangeStaffDto } from './staff.dto';
import { LastGeneralAdmin, OwnAccount } from '../staff.errors';
import { lockPerson, staff } from '../staff.repository';
import { tellStaff } from '../notices/tell-staff';

/** Changes name, role and whether the person may sign in. There is always a general administrator left who can. */
@Injectable()
export class ChangeStaff {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** `version` is the one that the caller has read; null = any. @throws NotFound, ChangedMeanwhile, OwnAccount, LastGeneralAdmin */
  async change(id: string, given: ChangeStaffDto, version: number | null, actor: Actor, visitor: Visitor) {
    const { role, disabled } = given;
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
      if (isAdmin(after) && !isAdmin(before))
        await tellStaff(tx, 'administrator-added', id, { actorId: actor.id, ...visitor });
      const deed = { actor, action: 'staff.updated' as const, ...about('staff', id, visitor) };
      await this.audit.record({ ...deed, details: { before, after } }, tx);
    });
  }
}

const isAdmin = ({ role, disabled }: ChangeStaffDto) => role === 'general' && !disabled;
