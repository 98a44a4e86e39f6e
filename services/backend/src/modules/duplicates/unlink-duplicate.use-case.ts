import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { type DuplicateRow, DuplicatesRepository } from './duplicates.repository';

/** Says that two applications are not by one person; the search will not link them again. */
@Injectable()
export class UnlinkDuplicate {
  constructor(
    private readonly database: Database,
    private readonly duplicates: DuplicatesRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns what the link was @throws NotFound */
  async unlink(applicationId: string, otherId: string, doer: Doer): Promise<DuplicateRow> {
    return this.database.transaction(async (tx) => {
      const areIds = isUUID(applicationId) && isUUID(otherId);
      const link = areIds ? await this.duplicates.find(tx, applicationId, otherId) : null;
      if (!link) throw new NotFound('These two applications are not linked.');
      await this.duplicates.decide(tx, applicationId, otherId, 'unlinked', doer.actor.id);
      const details = { other: otherId, reasons: link.reasons };
      const subject = { subjectType: 'application', subjectId: applicationId, details };
      await this.audit.record({ action: 'application.unlinked', ...subject, ...doer }, tx);
      return link;
    });
  }
}
