import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { passkeys } from '../passkeys/passkeys.repository';
import { sessions } from '../session/session.repository';
import { IdentityMissing, LastWayIn, OwnAccount } from '../staff.errors';
import { lockPerson, staff } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';
import { hasOtherWay } from './has-other-way';
import { identities } from './staff-identities.repository';

/**
 * Takes the account at the identity provider away from the caller, or from somebody else. The sessions end, but for the caller's. Somebody else
 * who has no other way in loses the passkeys too: they would open the account again after the next invitation.
 */
@Injectable()
export class UnlinkIdentity {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Without `staffId` it is the caller's own. @throws NotFound, OwnAccount, IdentityMissing, LastWayIn */
  async run({ staffId }: { staffId?: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    if (staffId === actor.id) throw new OwnAccount();
    await this.database.transaction(async (tx) => {
      await staff.lockGeneralAdmins(tx);
      const person = await lockPerson(tx, staffId ?? actor.id);
      const isOwn = staffId === undefined;
      const isOther = arePasskeysAlone(this.config) && (await passkeys.countOf(tx, person.id)).count > 0;
      const hasOther = isOther || hasOtherWay(person, this.config);
      if (isOwn && !hasOther) throw new LastWayIn();
      // The mail is for somebody who has a way in, so that it is asked for before the way is gone.
      await tellStaff(tx, 'identity-unlinked', person.id, caller, actor);
      const [identity] = await identities.remove(tx, person.id);
      if (!identity) throw new IdentityMissing();
      const removed = isOwn || hasOther ? undefined : await passkeys.removeAllOf(tx, person.id);
      const details = { account: identity.label, passkeys: removed?.map(({ name }) => name) };
      const subject = about('staff', person.id, caller, details);
      await this.audit.record({ actor, action: 'identity.unlinked', ...subject }, tx);
      if (isOwn) await sessions.endOthersOf(tx, actor.id, actor.sessionId);
      else await sessions.endAllOf(tx, person.id);
    });
  }
}
