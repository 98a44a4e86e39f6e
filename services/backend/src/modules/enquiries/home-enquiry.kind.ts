import { HOME_ENQUIRY_SUBMITTED } from './enquiries.events';
import type { EnquiryKind } from './enquiry-kind';
import { insertEnquiries } from './insert-enquiry';
import { SubmitHomeEnquiryRequest } from './submit-home-enquiry.dto';

const table = 'home_enquiries';

export const homeEnquiry: EnquiryKind<SubmitHomeEnquiryRequest> = {
  name: 'home-enquiry',
  table,
  request: SubmitHomeEnquiryRequest,
  required: ['name', 'email', 'projectDetails'],
  incomplete: 'Name, e-mail and project details are required',
  thanks: 'Form submitted successfully!',
  event: HOME_ENQUIRY_SUBMITTED,
  insert: insertEnquiries({
    table,
    columns: ['name', 'email', 'company', 'project_details'],
    consent: 'home_enquiry_id',
  }),
  columnsOf: ({ name, email, company, projectDetails }) => ({ name, email, company, project_details: projectDetails }),
};
