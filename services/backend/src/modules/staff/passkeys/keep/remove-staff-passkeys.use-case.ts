import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { tellStaff } from '../../notices/tell-staff.use-case';
import { sessions } from '../../session/session.repository';
import { OwnAccount } from '../../staff.errors';
import { lockPerson } from '../../staff.repository';
import { about, type SignedInVisitor } from '../../visitor';
import { PasskeyMissing } from '../passkeys.errors';
import { passkeys } from '../passkeys.repository';

/** Removes all passkeys of somebody else, because a device was lost. Their sessions end. */
@Injectable()
export class RemoveStaffPasskeys {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, OwnAccount, PasskeyMissing */
  async run({ staffId }: { staffId: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    if (staffId === actor.id) throw new OwnAccount();
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      const removed = await passkeys.removeAllOf(tx, staffId);
      if (removed.length === 0) throw new PasskeyMissing();
      await tellStaff(tx, 'passkey-removed', staffId, caller, actor);
      const subject = about('staff', staffId, caller, { names: removed.map(({ name }) => name) });
      await this.audit.record({ actor, action: 'staff.passkey-removed', ...subject }, tx);
      await sessions.endAllOf(tx, staffId);
    });
  }
}
