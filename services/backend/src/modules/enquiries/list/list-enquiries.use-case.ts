import { Injectable } from '@nestjs/common';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryName } from '../enquiry-kinds.facts';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';
import { parseEnquiryQuery } from './enquiries.filter';

/** Lists the enquiries of one kind. */
@Injectable()
export class ListEnquiries {
  constructor(private readonly enquiries: EnquiriesAdminRepository) {}

  /** @throws ValidationFailed */
  async run(command: { kind: EnquiryName; query: Record<string, unknown> }): Promise<ListPage<EnquiryEntity>> {
    return this.enquiries.list(command.kind, parseEnquiryQuery(command.query));
  }
}
