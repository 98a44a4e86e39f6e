import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { isUniqueViolation } from '../../../../platform/database/database-errors';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { tellStaff } from '../../notices/tell-staff.use-case';
import { lockPerson } from '../../staff.repository';
import { about, type SignedInVisitor } from '../../visitor';
import type { AddPasskeyDto } from '../passkeys.dto';
import { PasskeyExists } from '../passkeys.errors';
import type { ListedPasskey } from '../passkeys.repository';
import { CheckNewPasskey, keepPasskey } from './check-new-passkey';

/** Adds a passkey that a browser has made for the caller. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly database: Database,
    private readonly newPasskeys: CheckNewPasskey,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws SignInMethodOff, PasskeyTooLate, PasskeyNotTaken, PasskeyExists, TooManyPasskeys */
  async run(request: AddPasskeyDto, caller: SignedInVisitor): Promise<ListedPasskey> {
    const { actor } = caller;
    const made = await this.newPasskeys.check(request, `add ${actor.id}`);
    try {
      return await this.database.transaction(async (tx) => {
        await lockPerson(tx, actor.id);
        const passkey = await keepPasskey(tx, actor.id, request, made);
        await tellStaff(tx, 'passkey-added', actor.id, caller, actor);
        const subject = about('staff', actor.id, caller, { passkey: passkey.id, name: passkey.name });
        await this.audit.record({ actor, action: 'staff.passkey-added', ...subject }, tx);
        return passkey;
      });
    } catch (error) {
      throw isUniqueViolation(error, 'staff_passkeys_once') ? new PasskeyExists() : error;
    }
  }
}
