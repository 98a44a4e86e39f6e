import { toE164 } from '../../platform/fields/phone-number';
import type { EnquiryKind } from './enquiry-kind';
import { insertEnquiries } from './insert-enquiry';
import { SubmitConsultationRequest } from './submit-consultation.dto';

export const consultation: EnquiryKind<SubmitConsultationRequest> = {
  name: 'consultation',
  request: SubmitConsultationRequest,
  required: ['name', 'email', 'number', 'website', 'feedback'],
  incomplete: 'All fields are required',
  thanks: 'Thank you. We have received your request and will get in touch soon.',
  insert: insertEnquiries('consultation', ['name', 'email', 'number', 'number_e164', 'website', 'feedback']),
  columnsOf: ({ name, email, number, website, feedback }) => ({
    name,
    email,
    number,
    number_e164: toE164(number),
    website,
    feedback,
  }),
};
