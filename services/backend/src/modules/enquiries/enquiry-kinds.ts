import type { Type } from '@nestjs/common';
import type { Statement } from '../../platform/database/statement';
import { toE164 } from '../../platform/fields/phone-number';
import type { SourceFields } from '../../platform/fields/source-fields';
import type { EnquiryName } from '../submissions/kinds.facts';
import { insertEnquiries } from './submit/insert-enquiry';
import {
  SubmitConsultationRequest,
  SubmitContactMessageRequest,
  SubmitHomeEnquiryRequest,
} from './submit/submit-enquiry.dto';

export type EnquiryRequest = SourceFields & { agree?: boolean };

/** The properties in which the three kinds of enquiry differ. */
export interface EnquiryKind<Request extends EnquiryRequest = EnquiryRequest> {
  name: EnquiryName;
  request: Type<Request>;
  /** Without one of these the whole form is answered with `incomplete`. */
  required: readonly string[];
  incomplete: string;
  thanks: string;
  insert: Statement;
  /** The values of the columns that only this noun has. */
  columnsOf(request: Request): Record<string, string | null | undefined>;
}

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

export const homeEnquiry: EnquiryKind<SubmitHomeEnquiryRequest> = {
  name: 'home-enquiry',
  request: SubmitHomeEnquiryRequest,
  required: ['name', 'email', 'projectDetails'],
  incomplete: 'Name, e-mail and project details are required',
  thanks: 'Form submitted successfully!',
  insert: insertEnquiries('home-enquiry', ['name', 'email', 'company', 'project_details']),
  columnsOf: ({ name, email, company, projectDetails }) => ({ name, email, company, project_details: projectDetails }),
};

export const contactMessage: EnquiryKind<SubmitContactMessageRequest> = {
  name: 'contact-message',
  request: SubmitContactMessageRequest,
  required: ['name', 'number', 'email', 'message'],
  incomplete: 'All fields are required',
  thanks: 'Thank you. We have received your message and will get in touch soon.',
  insert: insertEnquiries('contact-message', ['name', 'number', 'number_e164', 'email', 'message']),
  columnsOf: ({ name, number, email, message }) => ({ name, number, number_e164: toE164(number), email, message }),
};
