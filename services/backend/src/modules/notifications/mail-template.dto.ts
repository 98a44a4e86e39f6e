import { IsString } from 'class-validator';
import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { placeholders } from './fill-placeholders';

const known = placeholders.map((name) => `{{${name}}}`).join(', ');

/** The text of a mail template; key, stage and title stay. */
export class ChangeMailTemplateRequest {
  @ApiProperty({ type: String, maxLength: 200, description: `One line. Placeholders: ${known}.` })
  @IsString({ message: 'Enter a subject.' })
  subject: string;

  @ApiProperty({ type: String, maxLength: 8000, description: `Plain text with the same placeholders: ${known}.` })
  @IsString({ message: 'Enter a text.' })
  body: string;
}
