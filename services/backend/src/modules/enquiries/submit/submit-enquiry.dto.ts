import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { EmailField, PhoneField, WebAddressField } from '../../../platform/fields/contact-fields.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { type EnquiryField, enquiryForms } from '../enquiry-kinds.facts';

const webAddress = { maxLength: 300, wrong: 'Enter the address of your website, like company.com.' };

/** The rules of a field and its description, by its type. */
function FormField({ type, label, missing, example, max = 200 }: EnquiryField): PropertyDecorator {
  const words = { title: label, 'x-type': type, ...(missing && { missing }), ...(example && { example }) };
  if (type === 'line') return TextField({ maxLength: max, ...words });
  if (type === 'lines') return TextField({ maxLength: 5000, lines: true, ...words });
  if (type === 'web-address') return WebAddressField({ ...webAddress, description: 'A domain will do.', ...words });
  return type === 'email' ? EmailField(words) : PhoneField(words);
}

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
