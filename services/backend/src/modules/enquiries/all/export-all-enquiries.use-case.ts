import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { ExportTarget } from '../../../platform/csv/export-target';
import { Database } from '../../../platform/database/database';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { parseAllEnquiriesQuery } from './all-enquiries.filter';
import { readAll } from './all-enquiries.repository';
import { allEnquiryColumns as columns } from './all-enquiry-columns';

/** `query` has the sort and filter of the list; its range is left out, because a file has all rows. */
type ExportCommand = { query: object; format: ExportFormat; target: ExportTarget };

/** Sends the list of all enquiries as a file: all rows of the filter in the order of the sort. */
@Injectable()
export class ExportAllEnquiries {
  constructor(
    private readonly database: Database,
    private readonly exports: SendExport,
  ) {}

  /** @throws ValidationFailed that names the parameter, and Unavailable when too many exports are under way */
  async run({ query: raw, format, target }: ExportCommand, caller: Caller): Promise<void> {
    const query = parseAllEnquiriesQuery({ ...raw, range: undefined });
    const batches = readAll(this.database, query, caller.actor.id);
    const filterKeys = Object.keys(query.filter);
    await this.exports.run({ name: 'all-enquiries', format, columns, batches, filterKeys, target }, caller);
  }
}
