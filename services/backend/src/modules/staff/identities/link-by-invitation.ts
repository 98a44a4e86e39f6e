import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffLinks } from '../links/staff-links.repository';
import { type Identity, ProviderRefusal } from '../provider/provider-facts';
import { lockPerson, type Staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import { LinkIdentity } from './link-identity';

/** Accepts an invitation by an account at the identity provider, in place of a password: the link of the mail is the proof. */
@Injectable()
export class LinkByInvitation {
  constructor(
    private readonly database: Database,
    private readonly link: LinkIdentity,
    private readonly audit: RecordAudit,
  ) {}

  /** `tokenHash` in base64url. @throws ProviderRefusal where the invitation is not good any more */
  async run({ identity, tokenHash }: { identity: Identity; tokenHash: string }, visitor: Visitor): Promise<Staff> {
    return this.database.transaction(async (tx) => {
      const invitation = await staffLinks.findByToken(tx, 'invitation', Buffer.from(tokenHash, 'base64url'));
      if (!invitation || !(await staffLinks.use(tx, invitation.id)))
        throw new ProviderRefusal('expired', 'invitation not good', invitation?.staffId);
      const person = await lockPerson(tx, invitation.staffId);
      const { id, name } = person;
      await staffLinks.voidAllOf(tx, id);
      await this.audit.record(
        { actor: { id, name }, action: 'staff.invitation-accepted', ...about('staff', id, visitor) },
        tx,
      );
      await this.link.run(tx, { person, identity, by: 'invitation' }, visitor);
      return person;
    });
  }
}
