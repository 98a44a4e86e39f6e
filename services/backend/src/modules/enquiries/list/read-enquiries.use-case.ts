import { Injectable, type Type } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import type { EnquiryEntity } from '../enquiry.entity';
import { EnquiriesAdminRepository, sortFields } from './enquiries.admin.repository';
import { parseEnquiryFilter } from './enquiry-filter';

@Injectable()
export class ReadEnquiries {
  constructor(private readonly enquiries: EnquiriesAdminRepository) {}

  /** One page of a list, newest first unless told otherwise. @throws ValidationFailed */
  async list<Row extends EnquiryEntity>(type: Type<Row>, raw: Record<string, unknown>): Promise<ListPage<Row>> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
    const filter = parseEnquiryFilter(query.filter);
    return { offset: query.offset, ...(await this.enquiries.list(type, { ...query, filter })) };
  }

  /** @throws NotFound, also for an id that is none. */
  async find<Row extends EnquiryEntity>(type: Type<Row>, id: string): Promise<Row> {
    const found = isUUID(id) ? await this.enquiries.find(type, id) : null;
    if (!found) throw new NotFound('There is no such entry.');
    return found;
  }
}
