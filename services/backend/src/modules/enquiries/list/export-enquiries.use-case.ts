import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { ExportTarget } from '../../../platform/csv/export-target';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { fileColumnsOf } from '../enquiry.entity';
import { enquiries, type EnquiryName } from '../enquiry-kinds.facts';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';
import { parseEnquiryQuery } from './enquiries.filter';

/** `query` has the sort and filter of the list; its range is left out, because a file has all rows. */
type ExportCommand = { kind: EnquiryName; query: object; format: ExportFormat; target: ExportTarget };

/** Sends the list of a kind as a file: all rows of the filter in the order of the sort. */
@Injectable()
export class ExportEnquiries {
  constructor(
    private readonly repository: EnquiriesAdminRepository,
    private readonly exports: SendExport,
  ) {}

  /** @throws ValidationFailed that names the parameter, and Unavailable when too many exports are under way */
  async run({ kind, query: raw, format, target }: ExportCommand, caller: Caller): Promise<void> {
    const query = parseEnquiryQuery({ ...raw, range: undefined });
    const batches = this.repository.readBatches(kind, query);
    const filterKeys = Object.keys(query.filter);
    const columns = fileColumnsOf(enquiries[kind]);
    await this.exports.run({ name: enquiries[kind].file, format, columns, batches, filterKeys, target }, caller);
  }
}
