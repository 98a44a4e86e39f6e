import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { SessionRepository } from '../session/session.repository';
import { about, type Visitor } from '../visitor';
import { StaffLinksRepository } from '../links/staff-links.repository';
import type { ChangeStaffDto } from './staff.dto';
import { LastGeneralAdmin, OwnAccount } from '../staff.errors';
import { type Staff, type StaffChange, StaffRepository } from '../staff.repository';
import { TellStaff } from '../notices/tell-staff';

/** Changes name, role and whether the person may sign in. There is always a general administrator left who can. */
@Injectable()
export class ChangeStaff {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly sessions: SessionRepository,
    private readonly links: StaffLinksRepository,
    private readonly tellStaff: TellStaff,
    private readonly audit: RecordAudit,
  ) {}

  /** `version` is what the caller has read; null = whichever there is. @throws NotFound, ChangedMeanwhile, OwnAccount, LastGeneralAdmin */
  async change(id: string, given: ChangeStaffDto, version: number | null, actor: Actor, visitor: Visitor) {
    if (!isUUID(id)) throw new NotFound('There is no such person.');
    const after: StaffChange = { name: given.name.trim(), role: given.role, disabled: given.disabled };
    await this.database.transaction(async (tx) => {
      const admins = await this.staff.lockGeneralAdmins(tx);
      const person = await this.staff.lock(id, tx);
      if (!person) throw new NotFound('There is no such person.');
      if (version !== null && version !== person.version) throw new ChangedMeanwhile();
      const before = changeable(person);
      if (actor.id === id && (before.role !== after.role || after.disabled)) throw new OwnAccount();
      const staysAdmin = isAdmin(after);
      if (admins.length === 1 && admins[0] === id && !staysAdmin) throw new LastGeneralAdmin();
      await this.staff.change(id, after, tx);
      if (after.disabled) await this.shutOut(id, tx);
      if (staysAdmin && !isAdmin(before))
        await this.tellStaff.tell('administrator-added', id, { actorId: actor.id, ...visitor }, tx);
      const deed = { actor, action: 'staff.updated', ...about('staff', id, visitor) };
      await this.audit.record({ ...deed, details: { before, after } }, tx);
    });
  }

  private async shutOut(id: string, tx: Sql): Promise<void> {
    await this.sessions.endAllOf(id, tx);
    await this.links.voidAllOf(id, tx);
  }
}

const isAdmin = ({ role, disabled }: StaffChange) => role === 'general' && !disabled;
const changeable = ({ name, role, disabledAt }: Staff): StaffChange => ({ name, role, disabled: disabledAt !== null });
