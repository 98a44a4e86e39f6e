import { toE164 } from '../../platform/fields/phone-number';
import { CONSULTATION_SUBMITTED } from './enquiries.events';
import type { EnquiryKind } from './enquiry-kind';
import { insertEnquiries } from './insert-enquiry';
import { SubmitConsultationRequest } from './submit-consultation.dto';

const table = 'consultations';

export const consultation: EnquiryKind<SubmitConsultationRequest> = {
  name: 'consultation',
  table,
  request: SubmitConsultationRequest,
  required: ['name', 'email', 'number', 'website', 'feedback'],
  incomplete: 'All fields are required',
  thanks: 'Thank you. We have received your request and will get in touch soon.',
  event: CONSULTATION_SUBMITTED,
  insert: insertEnquiries({
    table,
    columns: ['name', 'email', 'number', 'number_e164', 'website', 'feedback'],
    consent: 'consultation_id',
  }),
  columnsOf: ({ name, email, number, website, feedback }) => ({
    name,
    email,
    number,
    number_e164: toE164(number),
    website,
    feedback,
  }),
};
