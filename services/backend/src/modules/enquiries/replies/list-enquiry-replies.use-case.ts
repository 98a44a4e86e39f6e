import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { REPLY_TEMPLATE } from '../../notifications/notifications.facts';
import { listNewestMails } from '../../notifications/written/list-newest-mails.use-case';
import { FindAnyEnquiry } from '../all/find-any-enquiry.use-case';
import { enquiryReplies } from './enquiry-replies.repository';
import type { EnquiryReply } from './enquiry-replies.view';

/** Lists the replies to an enquiry, oldest first, each with how far its mail has come. */
@Injectable()
export class ListEnquiryReplies {
  constructor(
    private readonly database: Database,
    private readonly findEnquiry: FindAnyEnquiry,
  ) {}

  /** @throws NotFound */
  async run({ enquiryId }: { enquiryId: string }): Promise<EnquiryReply[]> {
    const { id } = await this.findEnquiry.run({ id: enquiryId });
    const replies = await enquiryReplies.list(this.database, id);
    const written = replies.map(({ mailedWith }) => mailedWith);
    const mails = await listNewestMails(this.database, written, REPLY_TEMPLATE);
    return replies.map(({ mailedWith, ...reply }) => Object.assign(reply, { mail: mails.get(mailedWith) ?? null }));
  }
}
