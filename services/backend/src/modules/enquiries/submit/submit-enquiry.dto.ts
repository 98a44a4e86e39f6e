import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { FormField } from '../../../platform/fields/form-field.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { enquiryForms } from '../enquiry-kinds.facts';

const Agreement = () =>
  AgreementField({
    refused: 'You must agree to the terms and privacy policy.',
    description: 'Agreement to terms and privacy policy.',
  });

const consultation = enquiryForms.consultation.fields;

export class SubmitConsultationRequest extends SourceFields {
  @FormField(consultation.name) name: string;
  @FormField(consultation.email) email: string;
  @FormField(consultation.number) number: string;
  @FormField(consultation.website) website: string;
  @FormField(consultation.feedback) feedback: string;
  @Agreement() agree?: boolean;
}

const homeEnquiry = enquiryForms['home-enquiry'].fields;

export class SubmitHomeEnquiryRequest extends SourceFields {
  @FormField(homeEnquiry.name) name: string;
  @FormField(homeEnquiry.email) email: string;
  @FormField(homeEnquiry.company) company?: string;
  @FormField(homeEnquiry.projectDetails) projectDetails: string;
  @Agreement() agree?: boolean;
}

const contactMessage = enquiryForms['contact-message'].fields;

export class SubmitContactMessageRequest extends SourceFields {
  @FormField(contactMessage.name) name: string;
  @FormField(contactMessage.number) number: string;
  @FormField(contactMessage.email) email: string;
  @FormField(contactMessage.message) message: string;
  @Agreement() agree?: boolean;
}

/** The request of each kind. */
export interface EnquiryRequests {
  consultation: SubmitConsultationRequest;
  'home-enquiry': SubmitHomeEnquiryRequest;
  'contact-message': SubmitContactMessageRequest;
}
