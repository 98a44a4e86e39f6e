import { IsString } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { knownPlaceholders, longestTemplate } from './mail-text';

const known = `Placeholders: ${knownPlaceholders('applicants')}; of a reply to an enquiry ${knownPlaceholders('enquirers')}; of a mail about an interview ${knownPlaceholders('interviewees')}; of an automatic mail those that it lists.`;

/** The words of a mail; key, stage and title stay. */
export class ChangeMailTemplateRequest {
  @field(
    { type: String, maxLength: longestTemplate.subject, description: `One line. ${known}` },
    IsString({ message: 'Enter a subject.' }),
  )
  subject: string;

  @field(
    {
      type: String,
      maxLength: longestTemplate.body,
      description:
        'Plain text with the same placeholders. In an automatic mail `# title`, `## label`, `[words]({{link}})` alone on a line and `---` before the small print are marks of its layout.',
    },
    IsString({ message: 'Enter a text.' }),
  )
  body: string;
}
