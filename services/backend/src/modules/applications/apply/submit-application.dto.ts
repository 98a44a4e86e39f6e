import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { FormField, TextField } from '../../../platform/fields/form-field.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { LARGEST_RESUME_MIB } from '../../resumes/resumes.facts';
import { applicationFields } from '../application-fields.facts';

/** Tells the applicant that the form has arrived. */
export const thanks = 'Application submitted successfully!';

/** The text fields of `POST /api/application`; the resume is a file part beside them. */
export class SubmitApplicationRequest extends SourceFields {
  @FormField(applicationFields.name) name: string;
  @FormField(applicationFields.email) email: string;
  @FormField(applicationFields.phone) phone?: string;
  @FormField(applicationFields.apply) apply: string;
  @FormField(applicationFields.experience) experience: string;
  @FormField(applicationFields.linkedin) linkedin?: string;
  @FormField(applicationFields.message) message?: string;

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
