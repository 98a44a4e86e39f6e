import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { ExportTarget } from '../../../platform/csv/export-target';
import { Database } from '../../../platform/database/database';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { readBatches } from '../list/applications.admin.repository';
import { readApplicationQuery } from '../list/search-applications';
import { generalColumns, hrColumns } from './application-columns';

/** `query` has the sort and filter of the list; its range is left out, because a file has all rows. */
type ExportCommand = { query: object; format: ExportFormat; target: ExportTarget };

/** Sends the grid's list as a file: all rows of the filter in the order of the sort. */
@Injectable()
export class ExportApplications {
  constructor(
    private readonly database: Database,
    private readonly exports: SendExport,
  ) {}

  /** @throws ValidationFailed that names the parameter, and Unavailable when too many exports are under way */
  async run({ query: raw, format, target }: ExportCommand, caller: Caller): Promise<void> {
    const query = await readApplicationQuery(this.database, { ...raw, range: undefined }, caller.actor);
    const isHr = caller.actor.role === 'hr';
    const columns = isHr ? hrColumns : generalColumns;
    const batches = readBatches(this.database, query, isHr);
    const filterKeys = Object.keys(query.filter);
    await this.exports.run({ name: 'applications', format, columns, batches, filterKeys, target }, caller);
  }
}
