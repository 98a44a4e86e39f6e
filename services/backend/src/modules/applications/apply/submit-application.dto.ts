import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { enteredField } from '../../../platform/fields/field.decorator';
import { EmailField, PhoneField, WebAddressField } from '../../../platform/fields/contact-fields.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { TextField, textFault } from '../../../platform/fields/text-field.decorator';
import { ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { LARGEST_RESUME_MIB } from '../../resumes/resumes.facts';

/** Tells the applicant that the form has arrived. */
export const thanks = 'Application submitted successfully!';

/** A text that the form offers. Its length is not shown, because nobody makes it up. */
const OptionField = (missing: string, description: string) =>
  enteredField('text', { missing, description }, textFault({ maxLength: 200 }));

/** The text fields of `POST /api/application`; the resume is a file part beside them. */
export class SubmitApplicationRequest extends SourceFields {
  @TextField({ maxLength: 120, missing: 'Enter your name.' })
  name: string;

  @EmailField({ missing: 'Enter your e-mail address.' })
  email: string;

  @OptionField('Choose the position you apply for.', 'One of the positions of `GET /api/form-settings`.')
  apply: string;

  @OptionField('Choose your experience.', 'One of the experience options of `GET /api/form-settings`.')
  experience: string;

  @WebAddressField({
    maxLength: 300,
    wrong: 'Enter a web address, like linkedin.com/in/name.',
    description: 'May begin without `https://`.',
  })
  linkedin?: string;

  @TextField({ maxLength: 5000, lines: true })
  message?: string;

  @PhoneField()
  phone?: string;

  @TextField({ maxLength: 200, description: 'Id or slug of the open job post that this is for.' })
  job_post?: string;

  @AgreementField({
    refused: 'You must agree to the terms and privacy policy.',
    asText: true,
    description: 'Agreement to terms and privacy policy; sent by our form.',
  })
  agree?: boolean;

  @AgreementField({
    refused: 'Confirm your age, or that a parent or guardian consents.',
    asText: true,
    description: '18 or older, or with the consent of a guardian; sent by our form.',
  })
  ageConfirmed?: boolean;
}

/** As it is documented: with the file part. */
export class SubmitApplicationForm extends SubmitApplicationRequest {
  @ApiPropertyOptional({
    type: String,
    format: 'binary',
    description: `pdf, doc or docx of at most ${LARGEST_RESUME_MIB} MiB.`,
  })
  resume?: string;
}
