import { Injectable } from '@nestjs/common';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { hashRecoveryCode, makeRecoveryCodes } from '../random-secrets';
import { sessions } from '../session/session.repository';
import type { OneTimeCodeDto } from '../staff.dto';
import { SecondFactorExists, SecondFactorMissing } from '../staff.errors';
import { about, type SignedInVisitor } from '../visitor';
import { CheckSecondFactor } from './check-second-factor';
import { secondFactors } from './second-factor.repository';

/** Puts one-time codes in force by a first code, which shows that the app has the secret, within ten minutes. Other sessions end. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly codes: CheckSecondFactor,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the recovery codes, this once. @throws ValidationFailed, TooManyTries, SecondFactorExists, SecondFactorMissing */
  async run({ code }: OneTimeCodeDto, caller: SignedInVisitor): Promise<string[]> {
    const { actor } = caller;
    const recoveryCodes = makeRecoveryCodes();
    const isConfirmed = await this.codes.inTurn(actor.id, caller, async (factor, tx) => {
      if (!factor || factor.expired) throw new SecondFactorMissing();
      if (factor.confirmed) throw new SecondFactorExists();
      if (!(await this.codes.takeCode(factor, code, caller, tx))) return false;
      await secondFactors.confirm(tx, actor.id);
      await secondFactors.addRecoveryCodes(tx, actor.id, recoveryCodes.map(hashRecoveryCode));
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
      await tellStaff(tx, 'codes-set-up', actor.id, caller, actor);
      await this.audit.record({ actor, action: 'staff.totp-confirmed', ...about('staff', actor.id, caller) }, tx);
      return true;
    });
    return isConfirmed ? recoveryCodes : this.codes.refuse(caller);
  }
}
