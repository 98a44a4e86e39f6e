import { Injectable, type Type } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../platform/http/http.errors';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';
import type { EnquiryEntity } from './enquiry.entity';

@Injectable()
export class FindEnquiry {
  constructor(private readonly enquiries: EnquiriesAdminRepository) {}

  /** @throws NotFound, also for an id that is none. */
  async find<Row extends EnquiryEntity>(type: Type<Row>, id: string): Promise<Row> {
    const found = isUUID(id) ? await this.enquiries.find(type, id) : null;
    if (!found) throw new NotFound('There is no such entry.');
    return found;
  }
}
