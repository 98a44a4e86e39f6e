import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../../platform/database/database';
import { NotFound } from '../../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { about, type SignedInVisitor } from '../../visitor';
import type { RenamePasskeyDto } from '../passkeys.dto';
import { passkeys } from '../passkeys.repository';

/** Gives a passkey of the caller another name. */
@Injectable()
export class RenamePasskey {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound */
  async run({ id, name }: RenamePasskeyDto & { id: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    await this.database.transaction(async (tx) => {
      const renamed = isUUID(id) ? await passkeys.rename(tx, actor.id, id, name) : undefined;
      if (!renamed) throw new NotFound('There is no such passkey.');
      const subject = about('staff', actor.id, caller, { passkey: id, before: renamed.before, after: name });
      await this.audit.record({ actor, action: 'staff.passkey-renamed', ...subject }, tx);
    });
  }
}
