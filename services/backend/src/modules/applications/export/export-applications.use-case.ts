import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { hrColumns, generalColumns } from './application-columns';
import { readBatches } from '../list/applications.admin.repository';
import { readApplicationQuery } from '../list/read-application-query';

/** Sends the grid's list as a file: all rows of the filter in the order of the sort. */
@Injectable()
export class ExportApplications {
  constructor(
    private readonly database: Database,
    private readonly exports: SendExport,
  ) {}

  /** @throws ValidationFailed, Unavailable */
  async send(raw: Record<string, unknown>, format: ExportFormat, doer: Doer, response: Response): Promise<void> {
    const query = await readApplicationQuery(this.database, { ...raw, range: undefined }, doer.actor);
    const isHr = doer.actor.role === 'hr';
    await this.exports.send(response, doer, {
      name: 'applications',
      format,
      columns: isHr ? hrColumns : generalColumns,
      batches: readBatches(this.database, query, isHr),
      filterKeys: Object.keys(query.filter),
    });
  }
}
