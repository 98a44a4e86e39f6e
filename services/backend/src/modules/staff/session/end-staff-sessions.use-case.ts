import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { lockPerson } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';
import { sessions } from './session.repository';

/** Signs a person out everywhere, also where the tokens are still valid. */
@Injectable()
export class EndStaffSessions {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound for a person that is none. */
  async run({ staffId }: { staffId: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      await sessions.endAllOf(tx, staffId);
      await this.audit.record({ actor, action: 'staff.sessions-ended', ...about('staff', staffId, caller) }, tx);
    });
  }
}
