import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CheckOneTimeCode } from './check-one-time-code';
import { ConfirmPassword } from '../password/confirm-password';
import type { RemoveSecondFactorDto } from './second-factor.dto';
import { secondFactors } from './second-factor.repository';
import { sessions } from '../session/session.repository';
import { about, type Visitor } from '../visitor';
import { OwnAccount, SecondFactorMissing } from '../staff.errors';
import { lockPerson } from '../staff.repository';
import { tellStaff } from '../notices/tell-staff';

/** Takes one-time codes away: one's own by password and code, somebody else's because a phone was lost. */
@Injectable()
export class RemoveSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly confirmPassword: ConfirmPassword,
    private readonly checkCode: CheckOneTimeCode,
    private readonly audit: RecordAudit,
  ) {}

  /** All other sessions end. @throws ValidationFailed, TooManyTries, Unavailable, SecondFactorMissing */
  async removeOwn({ password, code }: RemoveSecondFactorDto, actor: Actor, visitor: Visitor): Promise<void> {
    await this.confirmPassword.confirm('password', password, actor, visitor);
    if (!(await secondFactors.isConfirmed(this.database, actor.id))) throw new SecondFactorMissing();
    if (!(await this.checkCode.check(actor.id, code, visitor)))
      return this.confirmPassword.refuse('wrong code', { code: 'This code is not valid.' }, actor, visitor);
    await this.database.transaction(async (tx) => {
      await this.remove(actor.id, actor, visitor, tx);
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
    });
  }

  /** Their sessions end. One's own goes by password and code only. @throws NotFound, OwnAccount, SecondFactorMissing */
  async removeOf(staffId: string, actor: Actor, visitor: Visitor): Promise<void> {
    if (staffId === actor.id) throw new OwnAccount();
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      await this.remove(staffId, actor, visitor, tx);
      await sessions.endAllOf(tx, staffId);
    });
  }

  private async remove(staffId: string, actor: Actor, visitor: Visitor, tx: Sql): Promise<void> {
    if (!(await secondFactors.remove(tx, staffId))) throw new SecondFactorMissing();
    await tellStaff(tx, 'codes-removed', staffId, { actorId: actor.id, ...visitor });
    await this.audit.record({ actor, action: 'staff.totp-removed', ...about('staff', staffId, visitor) }, tx);
  }
}
