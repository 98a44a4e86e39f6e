import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database, type Sql } from '../../../../platform/database/database';
import { NotFound } from '../../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { hasOtherWay } from '../../identities/has-other-way';
import { identities } from '../../identities/staff-identities.repository';
import { tellStaff } from '../../notices/tell-staff.use-case';
import { sessions } from '../../session/session.repository';
import { LastWayIn } from '../../staff.errors';
import { lockPerson, type Staff } from '../../staff.repository';
import { about, type SignedInVisitor } from '../../visitor';
import { passkeys } from '../passkeys.repository';

/** Removes a passkey of the caller, perhaps of a device that is lost. Other sessions end: it may have begun them. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, LastWayIn */
  async run({ id }: { id: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    await this.database.transaction(async (tx) => {
      const person = await lockPerson(tx, actor.id);
      const removed = isUUID(id) ? await passkeys.remove(tx, actor.id, id) : undefined;
      if (!removed) throw new NotFound('There is no such passkey.');
      if (!(await this.hasOtherWay(tx, person))) throw new LastWayIn();
      await tellStaff(tx, 'passkey-removed', actor.id, caller, actor);
      const subject = about('staff', actor.id, caller, { passkey: id, name: removed.name });
      await this.audit.record({ actor, action: 'staff.passkey-removed', ...subject }, tx);
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
    });
  }

  private async hasOtherWay(tx: Sql, person: Staff): Promise<boolean> {
    if (hasOtherWay(person, this.config) || (await passkeys.countOf(tx, person.id)).count > 0) return true;
    const identity = await identities.findOf(tx, person.id);
    return identity !== undefined && identity.issuer === this.config.OIDC_ISSUER;
  }
}
