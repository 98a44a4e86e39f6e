import type { EnquiryKind } from './enquiry-kind';
import { insertEnquiries } from './insert-enquiry';
import { SubmitHomeEnquiryRequest } from './submit-home-enquiry.dto';

export const homeEnquiry: EnquiryKind<SubmitHomeEnquiryRequest> = {
  name: 'home-enquiry',
  request: SubmitHomeEnquiryRequest,
  required: ['name', 'email', 'projectDetails'],
  incomplete: 'Name, e-mail and project details are required',
  thanks: 'Form submitted successfully!',
  insert: insertEnquiries('home-enquiry', ['name', 'email', 'company', 'project_details']),
  columnsOf: ({ name, email, company, projectDetails }) => ({ name, email, company, project_details: projectDetails }),
};
