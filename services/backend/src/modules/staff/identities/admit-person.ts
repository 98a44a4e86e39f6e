import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import type { ProvenIdentity } from '../provider/provider-facts';
import type { StaffRole } from '../staff.facts';
import { type Staff, staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import { LinkIdentity } from './link-identity';

/** Makes somebody staff to whom the identity provider gives a role, at their first login. They have no password. */
@Injectable()
export class AdmitPerson {
  constructor(
    private readonly database: Database,
    private readonly link: LinkIdentity,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns nothing where the address is that of a person who is there already. @throws ProviderRefusal */
  async run(
    identity: ProvenIdentity & { email: string; role: StaffRole },
    visitor: Visitor,
  ): Promise<Staff | undefined> {
    const { name, email, role } = identity;
    return this.database.transaction(async (tx) => {
      const person = await staff.addWithoutPassword(tx, name, email, role);
      if (!person) return undefined;
      const details = { role, by: 'identity provider' };
      await this.audit.record({ action: 'staff.created', ...about('staff', person.id, visitor, details) }, tx);
      await this.link.run(tx, { person, identity, by: 'role' }, visitor);
      if (role === 'general') await tellStaff(tx, 'administrator-added', person.id, visitor);
      return person;
    });
  }
}
