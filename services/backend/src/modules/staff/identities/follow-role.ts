import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { ProviderRefusal } from '../provider/provider-facts';
import type { StaffRole } from '../staff.facts';
import { lockPerson, type Staff, staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';

/** Gives a person the role that the identity provider says they have. There is always one general administrator left. */
@Injectable()
export class FollowRole {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the person as they are now. @throws ProviderRefusal for the last general administrator */
  async run(person: Staff, role: StaffRole | undefined, visitor: Visitor): Promise<Staff> {
    if (role === undefined || person.role === role) return person;
    return this.database.transaction(async (tx) => {
      const admins = await staff.lockGeneralAdmins(tx);
      const present = await lockPerson(tx, person.id);
      if (present.role === role || present.disabledAt) return present;
      const { id, name } = present;
      if (admins.length === 1 && admins[0]?.id === id)
        throw new ProviderRefusal('last-admin', 'last general administrator', id);
      await staff.change(tx, id, name, role, false);
      if (role === 'general') await tellStaff(tx, 'administrator-added', id, visitor);
      const details = { before: { role: present.role }, after: { role }, by: 'identity provider' };
      await this.audit.record({ action: 'staff.updated', ...about('staff', id, visitor, details) }, tx);
      return { ...present, role };
    });
  }
}
