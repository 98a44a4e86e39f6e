import { toE164 } from '../../platform/fields/phone-number';
import { CONTACT_MESSAGE_SUBMITTED } from './enquiries.events';
import type { EnquiryKind } from './enquiry-kind';
import { insertEnquiries } from './insert-enquiry';
import { SubmitContactMessageRequest } from './submit-contact-message.dto';

const table = 'contact_messages';

export const contactMessage: EnquiryKind<SubmitContactMessageRequest> = {
  name: 'contact-message',
  table,
  request: SubmitContactMessageRequest,
  required: ['name', 'number', 'email', 'message'],
  incomplete: 'All fields are required',
  thanks: 'Thank you. We have received your message and will get in touch soon.',
  event: CONTACT_MESSAGE_SUBMITTED,
  insert: insertEnquiries({
    table,
    columns: ['name', 'number', 'number_e164', 'email', 'message'],
    consent: 'contact_message_id',
  }),
  columnsOf: ({ name, number, email, message }) => ({ name, number, number_e164: toE164(number), email, message }),
};
