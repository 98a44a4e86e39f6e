import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { FindAnyEnquiry } from '../all/find-any-enquiry.use-case';
import { enquiryNotes } from './enquiry-notes.repository';
import type { EnquiryNote } from './enquiry-notes.view';

/** Lists the notes about an enquiry, oldest first. */
@Injectable()
export class ListEnquiryNotes {
  constructor(
    private readonly database: Database,
    private readonly findEnquiry: FindAnyEnquiry,
  ) {}

  /** @throws NotFound */
  async run({ enquiryId }: { enquiryId: string }): Promise<EnquiryNote[]> {
    const { id } = await this.findEnquiry.run({ id: enquiryId });
    return enquiryNotes.list(this.database, id);
  }
}
