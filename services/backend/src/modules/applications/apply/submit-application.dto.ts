import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { EmailField } from '../../../platform/fields/email-field.decorator';
import { PhoneField } from '../../../platform/fields/phone-field.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { WebAddressField } from '../../../platform/fields/web-address-field.decorator';
import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';

/** The text fields of `POST /api/application`; the resume is a file part beside them. */
export class SubmitApplicationRequest extends SourceFields {
  @ApiProperty({ type: String, maxLength: 120 })
  @TextField({ max: 120, missing: 'Enter your name.' })
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @EmailField()
  email: string;

  @ApiProperty({ type: String, description: 'One of the positions of `GET /api/form-settings`.' })
  @TextField({ max: 200, missing: 'Choose the position you apply for.' })
  apply: string;

  @ApiProperty({ type: String, description: 'One of the experience options of `GET /api/form-settings`.' })
  @TextField({ max: 200, missing: 'Choose your experience.' })
  experience: string;

  @ApiPropertyOptional({ type: String, format: 'uri', maxLength: 300 })
  @WebAddressField({ max: 300, wrong: 'Enter a full web address, like https://www.linkedin.com/in/name.' })
  linkedin?: string;

  @ApiPropertyOptional({ type: String, maxLength: 5000 })
  @TextField({ max: 5000, lines: true })
  message?: string;

  @ApiPropertyOptional({ type: String, maxLength: 40, description: '6 to 20 digits.' })
  @PhoneField()
  phone?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Id or slug of the open job post that this is for.',
  })
  @TextField({ max: 200 })
  job_post?: string;

  @ApiPropertyOptional({
    type: String,
    enum: ['true'],
    description: 'Agreement to terms and privacy policy; sent by our form.',
  })
  @AgreementField('You must agree to the terms and privacy policy.')
  agree?: boolean;

  @ApiPropertyOptional({
    type: String,
    enum: ['true'],
    description: '18 or older, or with the consent of a guardian; sent by our form.',
  })
  @AgreementField('Confirm your age or the consent of your guardian.')
  ageConfirmed?: boolean;
}

/** As it is documented: with the file part. */
export class SubmitApplicationForm extends SubmitApplicationRequest {
  @ApiPropertyOptional({ type: String, format: 'binary', description: 'pdf, doc or docx of at most 5 MiB.' })
  resume?: string;
}
