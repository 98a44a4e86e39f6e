import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { sessions } from '../session/session.repository';
import { OwnAccount, SecondFactorMissing } from '../staff.errors';
import { lockPerson } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';
import { secondFactors } from './second-factor.repository';

/** Takes the one-time codes of somebody else away, because a phone was lost. Their sessions end. */
@Injectable()
export class RemoveStaffSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, OwnAccount, SecondFactorMissing */
  async run({ staffId }: { staffId: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    if (staffId === actor.id) throw new OwnAccount();
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      if (!(await secondFactors.remove(tx, staffId))) throw new SecondFactorMissing();
      await tellStaff(tx, 'codes-removed', staffId, caller, actor);
      await this.audit.record({ actor, action: 'staff.totp-removed', ...about('staff', staffId, caller) }, tx);
      await sessions.endAllOf(tx, staffId);
    });
  }
}
