import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { MailTemplate } from './mail-templates.repository';

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

export const toMailTemplateView = ({ key, updatedAt, ...rest }: MailTemplate): MailTemplateView => ({
  _id: key,
  id: key,
  ...rest,
  updatedAt: updatedAt.toISOString(),
});
