import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { NotFound, ValidationFailed } from '../../platform/http/errors/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { duplicates, shareLockBoth } from './duplicates.repository';
import type { Duplicate } from './duplicates.view';

type LinkCommand = { id: string; otherId: string };

/** Says that two applications are by one person. It overrides an earlier word that they are not. */
@Injectable()
export class LinkDuplicate {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Returns the other application. @throws NotFound, and ValidationFailed for an application and itself */
  async run({ id, otherId }: LinkCommand, caller: Caller): Promise<Duplicate> {
    if (id.toLowerCase() === otherId.toLowerCase())
      throw new ValidationFailed({ id: 'Choose another application than this one.' });
    return this.database.transaction(async (tx) => {
      if (!(await shareLockBoth(tx, id, otherId))) throw new NotFound('There is no such application.');
      const linked = await duplicates.decide(tx, id, otherId, 'linked', caller.actor.id);
      const subject = { subjectType: 'application', subjectId: id, details: { other: otherId } } as const;
      await this.audit.record({ action: 'application.linked', ...subject, ...caller }, tx);
      return linked;
    });
  }
}
