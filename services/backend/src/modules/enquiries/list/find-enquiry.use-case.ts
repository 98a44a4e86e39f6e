import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryName } from '../enquiry-kinds.facts';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';

/** Finds one enquiry of a kind. */
@Injectable()
export class FindEnquiry {
  constructor(private readonly enquiries: EnquiriesAdminRepository) {}

  /** @throws NotFound, also for an id that is none. */
  async run({ kind, id }: { kind: EnquiryName; id: string }): Promise<EnquiryEntity> {
    const enquiry = isUUID(id) ? await this.enquiries.find(kind, id) : null;
    if (!enquiry) throw new NotFound('There is no such entry.');
    return enquiry;
  }
}
