import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import type { Sql } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { NotHeld } from './held.errors';
import { HeldRepository } from './held.repository';
import type { SubmissionKind } from './submission-kind';

const deeds = { clear: 'released', discarded: 'discarded' } as const;

/** What releasing and discarding have in common: it happens once, and the audit log knows who did it. */
@Injectable()
export class SettleHeld {
  constructor(
    private readonly held: HeldRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, NotHeld */
  async settle(tx: Sql, kind: SubmissionKind, id: string, after: 'clear' | 'discarded', doer: Doer): Promise<void> {
    if (!(await this.held.settle(tx, kind, id, after)))
      throw (await this.held.exists(tx, kind, id)) ? new NotHeld() : new NotFound('There is no such submission.');
    const subject = { subjectType: kind, subjectId: id, details: { before: 'held', after } };
    await this.audit.record({ action: `${kind}.${deeds[after]}`, ...subject, ...doer }, tx);
  }
}
