import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { sessions } from '../../session/session.repository';
import { NotSignedIn } from '../../staff.errors';
import { staff } from '../../staff.repository';
import { about, type SignedInVisitor } from '../../visitor';
import type { PasskeyProofDto } from '../passkeys.dto';
import { PasskeyNotTaken, PasskeyTooLate } from '../passkeys.errors';
import { passkeys } from '../passkeys.repository';
import { CheckPasskey, type PasskeyFault } from './check-passkey';

/** Takes a passkey of the caller for deeds that a stolen session must not do: as `ConfirmSession` takes the password. */
@Injectable()
export class ConfirmByPasskey {
  constructor(
    private readonly database: Database,
    private readonly checkPasskey: CheckPasskey,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the new session. @throws SignInMethodOff, PasskeyTooLate, PasskeyNotTaken, NotSignedIn */
  async run(proof: PasskeyProofDto, caller: SignedInVisitor): Promise<{ id: string; staffId: string }> {
    const { actor } = caller;
    const checked = await this.checkPasskey.check(proof, `confirm ${actor.id}`);
    if ('fault' in checked) return this.refuse(checked, caller);
    const { passkey, counter, backedUp } = checked;
    if (passkey.staffId !== actor.id) return this.refuse({ fault: 'passkey of somebody else' }, caller);
    const confirmed = await this.database.transaction(async (tx) => {
      if (!(await staff.holdAsEnabled(tx, actor.id, actor.role))) throw new NotSignedIn();
      if (!(await passkeys.use(tx, passkey.id, passkey.counter, counter, backedUp))) return undefined;
      const session = await sessions.replaceConfirmedByPasskey(tx, actor.sessionId, actor.id);
      if (!session) throw new NotSignedIn();
      const subject = about('session', session.id, caller, { method: 'passkey' });
      await this.audit.record({ actor, action: 'session.confirmed', ...subject }, tx);
      return { ...session, staffId: actor.id };
    });
    return confirmed ?? this.refuse({ fault: 'changed meanwhile' }, caller);
  }

  private async refuse({ fault, isLate }: PasskeyFault, caller: SignedInVisitor): Promise<never> {
    const { actor } = caller;
    const subject = about('staff', actor.id, caller, { method: 'passkey', fault });
    await this.audit.record({ actor, action: 'session.confirmation-refused', ...subject });
    throw isLate ? new PasskeyTooLate() : new PasskeyNotTaken();
  }
}
