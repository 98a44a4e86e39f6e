import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/errors/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { duplicates, shareLockBoth } from './duplicates.repository';
import type { Duplicate } from './duplicates.view';

type UnlinkCommand = { id: string; otherId: string };

/** Says that two applications are not by one person. The search will not link them again. */
@Injectable()
export class UnlinkDuplicate {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Returns the other application, with the link as it was. @throws NotFound */
  run({ id, otherId }: UnlinkCommand, caller: Caller): Promise<Duplicate> {
    return this.database.transaction(async (tx) => {
      const link = (await shareLockBoth(tx, id, otherId)) && (await duplicates.find(tx, id, otherId));
      if (!link) throw new NotFound('These two applications are not linked.');
      await duplicates.decide(tx, id, otherId, 'unlinked', caller.actor.id);
      const details = { other: otherId, reasons: link.reasons };
      const subject = { subjectType: 'application', subjectId: id, details } as const;
      await this.audit.record({ action: 'application.unlinked', ...subject, ...caller }, tx);
      return link;
    });
  }
}
