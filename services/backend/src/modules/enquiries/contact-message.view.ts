import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { ContactMessageEntity } from './contact-message.entity';
import { EnquiryView, toEnquiryView } from './enquiry.view';

/** A contact message as the admin area shows it. */
export class ContactMessageView extends EnquiryView {
  @ApiProperty({ type: String }) number: string;
  @ApiProperty({ type: String }) message: string;
}

export function toContactMessageView(row: ContactMessageEntity): ContactMessageView {
  const { number, message } = row;
  return Object.assign(toEnquiryView(row), { number, message });
}
