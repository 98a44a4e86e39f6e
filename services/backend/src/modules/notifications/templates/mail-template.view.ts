import { IsString } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { knownPlaceholders as known, longestTemplate } from './mail-text';

/** The text of a mail template; key, stage and title stay. */
export class ChangeMailTemplateRequest {
  @field(
    { type: String, maxLength: longestTemplate.subject, description: `One line. Placeholders: ${known}.` },
    IsString({ message: 'Enter a subject.' }),
  )
  subject: string;

  @field(
    { type: String, maxLength: longestTemplate.body, description: `Plain text with the same placeholders: ${known}.` },
    IsString({ message: 'Enter a text.' }),
  )
  body: string;
}

/** A text that HR sends to applicants, with placeholders. */
export class MailTemplateView {
  @ApiProperty({ type: String, example: 'interview-invitation' }) _id: string;
  @ApiProperty({ type: String, description: 'The same as `_id`: its key.' }) id: string;
  @ApiProperty({ type: String, example: 'interview', description: 'The stage that it belongs to.' }) stage: string;
  @ApiProperty({ type: String, example: 'Invitation to an interview' }) title: string;
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String }) body: string;
  @ApiProperty({ type: Number }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
}
