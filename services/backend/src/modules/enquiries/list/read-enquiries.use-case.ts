import { Injectable } from '@nestjs/common';
import type { EnquiryName } from '../enquiry-kinds.facts';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';
import { parseEnquiryQuery } from './enquiries.filter';

/** Reads all enquiries of one kind that a filter leaves, for a file. */
@Injectable()
export class ReadEnquiries {
  constructor(private readonly enquiries: EnquiriesAdminRepository) {}

  /** @returns the rows, in batches, and the names of the filters. @throws ValidationFailed */
  run({ kind, query: raw }: { kind: EnquiryName; query: Record<string, unknown> }) {
    const query = parseEnquiryQuery({ ...raw, range: undefined });
    return { filterKeys: Object.keys(query.filter), batches: this.enquiries.readBatches(kind, query) };
  }
}
