import { IsString } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { knownPlaceholders, longestTemplate } from './mail-text';

const known = `Placeholders: ${knownPlaceholders('applicants')}; of a reply to an enquiry ${knownPlaceholders('enquirers')}; of a mail about an interview ${knownPlaceholders('interviewees')}.`;

/** The text of a mail template; key, stage and title stay. */
export class ChangeMailTemplateRequest {
  @field(
    { type: String, maxLength: longestTemplate.subject, description: `One line. ${known}` },
    IsString({ message: 'Enter a subject.' }),
  )
  subject: string;

  @field(
    { type: String, maxLength: longestTemplate.body, description: 'Plain text with the same placeholders.' },
    IsString({ message: 'Enter a text.' }),
  )
  body: string;
}
