import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import { DeliveryView, type ShownDelivery } from '../../notifications/written/list-newest-mails.use-case';
import { EnquiryStateView } from '../answering/answering.view';
import type { WrittenReply } from './enquiry-replies.repository';

/** A reply to an enquiry, and how far its mail has come. */
export class EnquiryReplyView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) enquiryId: string;
  @ApiProperty({ type: String, format: 'uuid' }) authorId: string;
  @ApiProperty({ type: String, description: 'The name at the time.' }) authorName: string;
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String, description: 'As it was written, word by word.' }) text: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({
    type: DeliveryView,
    nullable: true,
    description: 'Its delivery; of one that was sent again the newest.',
  })
  mail: DeliveryView | null;
}

export interface EnquiryReply extends Omit<WrittenReply, 'mailedWith'> {
  mail: ShownDelivery | null;
}

export const toReplyView = ({ mail, ...reply }: EnquiryReply): EnquiryReplyView => ({
  ...toView(reply),
  mail: mail && toView(mail),
});

/** What has become of a reply. */
export class EnquiryRepliedView extends EnquiryStateView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the reply.' }) replyId: string;
}

/** A reply as it would go out. */
export class EnquiryReplyPreviewView {
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String, description: 'The text to edit and send, with the placeholders filled in.' })
  body: string;
  @ApiProperty({ type: String, description: 'The whole mail as plain text.' }) text: string;
  @ApiProperty({ type: String, description: 'The whole mail as HTML.' }) html: string;
  @ApiProperty({ type: String, format: 'email', description: 'Whom it goes to.' }) to: string;
  @ApiProperty({ type: String, format: 'email', description: 'Where an answer to it goes.' }) replyTo: string;
}
