import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { FindAnyEnquiry } from '../all/find-any-enquiry.use-case';
import { listReceivedMails, type StoredMail } from '../../received-mails/find-received-mail.use-case';

/** Lists the mails that have come about an enquiry, oldest first. */
@Injectable()
export class ListReceivedMails {
  constructor(
    private readonly database: Database,
    private readonly findEnquiry: FindAnyEnquiry,
  ) {}

  /** @throws NotFound */
  async run({ enquiryId }: { enquiryId: string }): Promise<StoredMail[]> {
    const { id } = await this.findEnquiry.run({ id: enquiryId });
    return listReceivedMails(this.database, [id]);
  }
}
