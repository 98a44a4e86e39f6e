import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';

/** A text that staff send to applicants or in reply to enquiries, with placeholders. */
export class MailTemplateView {
  @ApiProperty({ type: String, example: 'interview-invitation' }) _id: string;
  @ApiProperty({ type: String, description: 'The same as `_id`: its key.' }) id: string;
  @ApiProperty({
    type: String,
    example: 'interview',
    description:
      'The stage that it belongs to; `enquiry` for a reply to one, `arranged-interview` for mails about interviews.',
  })
  stage: string;
  @ApiProperty({ type: String, example: 'Invitation to an interview' }) title: string;
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String }) body: string;
  @ApiProperty({ type: Number }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
}

export type MailTemplate = RowOf<MailTemplateView, 'updatedAt'>;
