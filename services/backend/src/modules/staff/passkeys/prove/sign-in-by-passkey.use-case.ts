import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { StartSession } from '../../sign-in/start-session';
import { staff } from '../../staff.repository';
import { about, type Visitor } from '../../visitor';
import type { PasskeyProofDto } from '../passkeys.dto';
import { PasskeyRefused, PasskeyTooLate } from '../passkeys.errors';
import { passkeys } from '../passkeys.repository';
import { CheckPasskey, type PasskeyFault } from './check-passkey';

/** Starts a session for the person of a passkey. It was unlocked by a PIN, a face or a finger, so that no code is asked for besides. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly database: Database,
    private readonly checkPasskey: CheckPasskey,
    private readonly startSession: StartSession,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws SignInMethodOff, PasskeyTooLate, PasskeyRefused */
  async run(proof: PasskeyProofDto, visitor: Visitor) {
    const checked = await this.checkPasskey.check(proof, 'sign-in');
    if ('fault' in checked) return this.refuse(checked, visitor);
    const { passkey, counter, backedUp } = checked;
    const { staffId } = passkey;
    const person = await staff.find(this.database, staffId);
    if (!person || person.disabledAt) return this.refuse({ fault: 'disabled person', staffId }, visitor);
    const session = await this.startSession.run(
      {
        person,
        method: 'passkey',
        usedCode: undefined,
        isFresh: true,
        confirm: async (tx) =>
          (await staff.holdAsEnabled(tx, staffId, person.role)) &&
          (await passkeys.use(tx, passkey.id, passkey.counter, counter, backedUp)),
      },
      visitor,
    );
    return session ?? this.refuse({ fault: 'changed meanwhile', staffId }, visitor);
  }

  private async refuse({ fault, staffId, isLate }: PasskeyFault, visitor: Visitor): Promise<never> {
    const subject = about('staff', staffId, visitor, { method: 'passkey', fault });
    await this.audit.record({ action: 'session.refused', ...subject });
    throw isLate ? new PasskeyTooLate() : new PasskeyRefused();
  }
}
