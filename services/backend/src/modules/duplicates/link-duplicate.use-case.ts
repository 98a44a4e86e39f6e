import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { NotFound, ValidationFailed } from '../../platform/http/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { type DuplicateRow, DuplicatesRepository } from './duplicates.repository';

/** Says that two applications are by one person, also where an earlier word was that they are not. */
@Injectable()
export class LinkDuplicate {
  constructor(
    private readonly database: Database,
    private readonly duplicates: DuplicatesRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, ValidationFailed */
  async link(applicationId: string, otherId: string, doer: Doer): Promise<DuplicateRow> {
    if (applicationId.toLowerCase() === otherId.toLowerCase())
      throw new ValidationFailed({ id: 'Choose another application than this one.' });
    return this.database.transaction(async (tx) => {
      for (const id of [applicationId, otherId])
        if (!isUUID(id) || !(await this.duplicates.exists(id, tx))) throw new NotFound('There is no such application.');
      await this.duplicates.decide(tx, applicationId, otherId, 'linked', doer.actor.id);
      const subject = { subjectType: 'application', subjectId: applicationId, details: { other: otherId } };
      await this.audit.record({ action: 'application.linked', ...subject, ...doer }, tx);
      const linked = await this.duplicates.find(tx, applicationId, otherId);
      if (!linked) throw new Error('The link that was just made is gone');
      return linked;
    });
  }
}
