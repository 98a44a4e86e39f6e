import { Injectable, type Type } from '@nestjs/common';
import { parseListQuery } from '../../platform/http/list-query';
import { EnquiriesAdminRepository, sortFields } from './enquiries.admin.repository';
import type { EnquiryEntity } from './enquiry.entity';
import { parseEnquiryFilter } from './enquiry-filter';

interface Page<Row> {
  rows: Row[];
  offset: number;
  total: number;
}

/** One page of a list, newest first unless told otherwise. */
@Injectable()
export class ListEnquiries {
  constructor(private readonly enquiries: EnquiriesAdminRepository) {}

  /** @throws ValidationFailed */
  async list<Row extends EnquiryEntity>(type: Type<Row>, raw: Record<string, unknown>): Promise<Page<Row>> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
    const filter = parseEnquiryFilter(query.filter);
    return { offset: query.offset, ...(await this.enquiries.list(type, { ...query, filter })) };
  }
}
