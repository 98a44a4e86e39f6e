import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { EmailField } from '../../../platform/fields/email-field.decorator';
import { PhoneField } from '../../../platform/fields/phone-field.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { WebAddressField } from '../../../platform/fields/web-address-field.decorator';
import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';

/** The fields of `POST /api/auth/register`, the consultation form. */
export class SubmitConsultationRequest extends SourceFields {
  @ApiProperty({ type: String, maxLength: 120, example: 'Asha Verma' })
  @TextField({ max: 120, missing: 'Enter your name.' })
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254, example: 'asha@company.example' })
  @EmailField({ missing: 'Enter your e-mail address.' })
  email: string;

  @ApiProperty({ type: String, maxLength: 40, description: '6 to 20 digits.', example: '+91 98123 45678' })
  @PhoneField({ missing: 'Enter your phone number.' })
  number: string;

  @ApiProperty({ type: String, maxLength: 300, description: 'A domain will do.', example: 'company.example' })
  @WebAddressField({
    max: 300,
    missing: 'Enter the address of your website.',
    bareDomain: true,
    wrong: 'Enter the address of your website, like company.com.',
  })
  website: string;

  @ApiProperty({ type: String, maxLength: 5000 })
  @TextField({ max: 5000, lines: true, missing: 'Tell us what you would like to talk about.' })
  feedback: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Agreement to terms and privacy policy.' })
  @AgreementField('You must agree to the terms and privacy policy.')
  agree?: boolean;
}

/** The fields of `POST /api/formhome/submit`, the home page's form. */
export class SubmitHomeEnquiryRequest extends SourceFields {
  @ApiProperty({ type: String, maxLength: 120, example: 'Asha Verma' })
  @TextField({ max: 120, missing: 'Enter your name.' })
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254, example: 'asha@company.example' })
  @EmailField({ missing: 'Enter your e-mail address.' })
  email: string;

  @ApiPropertyOptional({ type: String, maxLength: 200, example: 'Verma Clinics' })
  @TextField({ max: 200 })
  company?: string;

  @ApiProperty({ type: String, maxLength: 5000 })
  @TextField({ max: 5000, lines: true, missing: 'Tell us about your project.' })
  projectDetails: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Agreement to terms and privacy policy.' })
  @AgreementField('You must agree to the terms and privacy policy.')
  agree?: boolean;
}

/** The fields of `POST /api/form/contact`. */
export class SubmitContactMessageRequest extends SourceFields {
  @ApiProperty({ type: String, maxLength: 120, example: 'Asha Verma' })
  @TextField({ max: 120, missing: 'Enter your name.' })
  name: string;

  @ApiProperty({ type: String, maxLength: 40, description: '6 to 20 digits.', example: '+91 98123 45678' })
  @PhoneField({ missing: 'Enter your phone number.' })
  number: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254, example: 'asha@company.example' })
  @EmailField({ missing: 'Enter your e-mail address.' })
  email: string;

  @ApiProperty({ type: String, maxLength: 5000 })
  @TextField({ max: 5000, lines: true, missing: 'Enter your message.' })
  message: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Agreement to terms and privacy policy.' })
  @AgreementField('You must agree to the terms and privacy policy.')
  agree?: boolean;
}
