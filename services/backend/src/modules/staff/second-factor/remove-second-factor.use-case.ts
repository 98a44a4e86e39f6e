import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { sessions } from '../session/session.repository';
import { CheckPassword } from '../sign-in/check-password';
import type { RemoveSecondFactorDto } from '../staff.dto';
import { SecondFactorMissing } from '../staff.errors';
import { about, type SignedInVisitor } from '../visitor';
import { CheckSecondFactor } from './check-second-factor';
import { secondFactors } from './second-factor.repository';

/** Takes the caller's own one-time codes away, by password and code. Other sessions end. */
@Injectable()
export class RemoveSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    private readonly codes: CheckSecondFactor,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ConfirmationRequired, ValidationFailed, TooManyTries, Unavailable, SecondFactorMissing */
  async run({ password, code }: RemoveSecondFactorDto, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    await this.passwords.confirmAnyway(password, caller);
    const usedCode = await this.codes.demand(code, caller);
    if (!usedCode) throw new SecondFactorMissing();
    await this.database.transaction(async (tx) => {
      if (!(await secondFactors.remove(tx, actor.id))) throw new SecondFactorMissing();
      await tellStaff(tx, 'codes-removed', actor.id, caller, actor);
      await this.audit.record({ actor, action: 'staff.totp-removed', ...about('staff', actor.id, caller) }, tx);
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
    });
  }
}
