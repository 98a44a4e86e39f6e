import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../../platform/database/database';
import { NotFound } from '../../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { tellStaff } from '../../notices/tell-staff.use-case';
import { sessions } from '../../session/session.repository';
import { lockPerson } from '../../staff.repository';
import { about, type SignedInVisitor } from '../../visitor';
import { passkeys } from '../passkeys.repository';

/** Removes a passkey of the caller, perhaps of a device that is lost. Other sessions end: it may have begun them. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound */
  async run({ id }: { id: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, actor.id);
      const removed = isUUID(id) ? await passkeys.remove(tx, actor.id, id) : undefined;
      if (!removed) throw new NotFound('There is no such passkey.');
      await tellStaff(tx, 'passkey-removed', actor.id, caller, actor);
      const subject = about('staff', actor.id, caller, { passkey: id, name: removed.name });
      await this.audit.record({ actor, action: 'staff.passkey-removed', ...subject }, tx);
      await sessions.endOthersOf(tx, actor.id, actor.sessionId);
    });
  }
}
