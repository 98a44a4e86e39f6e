import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { about, type SignedInVisitor } from '../visitor';
import { sessions } from './session.repository';

/** Ends the session that asks. Another request may have ended it just before. */
@Injectable()
export class SignOut {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  async run(caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    const { sessionId } = actor;
    await this.database.transaction(async (tx) => {
      if (!(await sessions.endOneOf(tx, actor.id, sessionId))) return;
      await this.audit.record({ actor, action: 'session.ended', ...about('session', sessionId, caller) }, tx);
    });
  }
}
