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
  async list(type: Type<EnquiryEntity>, raw: Record<string, unknown>): Promise<ListPage<EnquiryEntity>> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
    const filter = parseEnquiryFilter(query.filter);
    return { offset: query.offset, ...(await this.enquiries.list(type, { ...query, filter })) };
  }

  /** @throws NotFound, also for an id that is none. */
  async find(type: Type<EnquiryEntity>, id: string): Promise<EnquiryEntity> {
    const found = isUUID(id) ? await this.enquiries.find(type, id) : null;
    if (!found) throw new NotFound('There is no such entry.');
    return found;
  }
}
