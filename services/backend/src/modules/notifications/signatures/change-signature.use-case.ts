import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { checkSignature } from './signature-text';
import { signatures } from './signatures.repository';

/** `of` = the caller's own, or the office's. An empty text takes the signature away. `version` is the one that the caller has read, null for any. */
type ChangeCommand = { of: 'own' | 'office'; text: string; version: number | null };

/** Changes a signature for mails that are written later, and for automatic ones that are sent later. */
@Injectable()
export class ChangeSignature {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Leaves no row in the audit log where nothing changes. @throws ValidationFailed (`text`), ChangedMeanwhile */
  async run({ of, text, version }: ChangeCommand, caller: Caller): Promise<void> {
    const after = checkSignature(text);
    const { id: staffId, name } = caller.actor;
    const owner = of === 'own' ? staffId : null;
    await this.database.transaction(async (tx) => {
      await signatures.lock(tx, owner ?? of);
      const { text: before, version: current } = (await signatures.find(tx, owner)) ?? { text: '', version: 0 };
      if (before === after) return;
      if (version !== null && version !== current) throw new ChangedMeanwhile();
      if (after === '') await signatures.remove(tx, owner);
      else await signatures.write(tx, owner, after, name);
      const details = { before: { signature: before }, after: { signature: after } };
      const about = owner
        ? ({ action: 'staff.signature-changed', subjectType: 'staff', subjectId: owner } as const)
        : ({
            action: 'mail-template.signature-changed',
            subjectType: 'mail-template',
            subjectId: 'signature',
          } as const);
      await this.audit.record({ ...about, details, ...caller }, tx);
    });
  }
}
