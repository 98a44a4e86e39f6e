import { toE164 } from '../../platform/fields/phone-number';
import type { EnquiryKind } from './enquiry-kind';
import { insertEnquiries } from './insert-enquiry';
import { SubmitContactMessageRequest } from './submit-contact-message.dto';

export const contactMessage: EnquiryKind<SubmitContactMessageRequest> = {
  name: 'contact-message',
  request: SubmitContactMessageRequest,
  required: ['name', 'number', 'email', 'message'],
  incomplete: 'All fields are required',
  thanks: 'Thank you. We have received your message and will get in touch soon.',
  insert: insertEnquiries('contact-message', ['name', 'number', 'number_e164', 'email', 'message']),
  columnsOf: ({ name, number, email, message }) => ({ name, number, number_e164: toE164(number), email, message }),
};
