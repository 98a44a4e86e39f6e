import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { type Identity, ProviderRefusal } from '../provider/provider-facts';
import { about, type Visitor } from '../visitor';
import { identities } from './staff-identities.repository';

/** The one place where an account at the identity provider becomes a person's: its callers have a proof that it is theirs. */
@Injectable()
export class LinkIdentity {
  constructor(private readonly audit: RecordAudit) {}

  /** `by` is the proof, for the audit log. @throws ProviderRefusal where it is somebody's already, or the person has another one */
  async run(
    tx: Sql,
    { person, identity, by }: { person: { id: string; name: string }; identity: Identity; by: string },
    visitor: Visitor,
  ): Promise<void> {
    const { issuer, subject, label } = identity;
    const { id, name } = person;
    await identities.removeOfOthers(tx, id, issuer);
    if (!(await identities.add(tx, issuer, subject, id, label)))
      throw new ProviderRefusal('taken', 'identity or person linked already', id);
    await tellStaff(tx, 'identity-linked', id, visitor);
    const subjectOf = about('staff', id, visitor, { issuer, account: label, by });
    await this.audit.record({ actor: { id, name }, action: 'identity.linked', ...subjectOf }, tx);
  }
}
