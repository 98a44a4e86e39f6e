import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/access.decorators';
import { Database, type Sql } from '../../platform/database/database';
import { NotFound, ValidationFailed } from '../../platform/http/errors/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import type { DuplicateRow } from './duplicates.dto';
import { duplicates } from './duplicates.repository';

/** Lists the applications of one person, and keeps HR's word on which are. */
@Injectable()
export class DecideDuplicates {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Newest first. @throws NotFound */
  async list(applicationId: string): Promise<DuplicateRow[]> {
    await demandApplication(applicationId, this.database);
    return duplicates.list(this.database, applicationId);
  }

  /** Overrides an earlier word that the two are not by one person. @throws NotFound, ValidationFailed */
  async link(applicationId: string, otherId: string, doer: Doer): Promise<DuplicateRow> {
    if (applicationId.toLowerCase() === otherId.toLowerCase())
      throw new ValidationFailed({ id: 'Choose another application than this one.' });
    return this.database.transaction(async (tx) => {
      for (const id of [applicationId, otherId]) await demandApplication(id, tx);
      await duplicates.decide(tx, applicationId, otherId, 'linked', doer.actor.id);
      const subject = { subjectType: 'application' as const, subjectId: applicationId, details: { other: otherId } };
      await this.audit.record({ action: 'application.linked', ...subject, ...doer }, tx);
      const linked = await duplicates.find(tx, applicationId, otherId);
      if (!linked) throw new Error('The link that was just made is gone');
      return linked;
    });
  }

  /** The search will not link the two again. @returns the link as it was @throws NotFound */
  unlink(applicationId: string, otherId: string, doer: Doer): Promise<DuplicateRow> {
    return this.database.transaction(async (tx) => {
      const areIds = isUUID(applicationId) && isUUID(otherId);
      const link = areIds && (await duplicates.find(tx, applicationId, otherId));
      if (!link) throw new NotFound('These two applications are not linked.');
      await duplicates.decide(tx, applicationId, otherId, 'unlinked', doer.actor.id);
      const details = { other: otherId, reasons: link.reasons };
      const subject = { subjectType: 'application' as const, subjectId: applicationId, details };
      await this.audit.record({ action: 'application.unlinked', ...subject, ...doer }, tx);
      return link;
    });
  }
}

async function demandApplication(id: string, sql: Sql): Promise<void> {
  if (!isUUID(id) || !(await duplicates.exists(sql, id))) throw new NotFound('There is no such application.');
}
