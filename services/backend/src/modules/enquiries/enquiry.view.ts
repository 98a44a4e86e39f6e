import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { EnquiryEntity } from './enquiry.entity';
import { type Standing, standings } from './enquiry-filter';

/** What the admin area shows of every enquiry. */
export class EnquiryView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, nullable: true })
  source: Record<string, string> | null;
  @ApiProperty({ enum: standings }) standing: Standing;
  @ApiProperty({ type: [String], description: 'Why it is suspected to be spam.' }) heldFor: string[];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

export function toEnquiryView(row: EnquiryEntity): EnquiryView {
  const { id, reference, name, email, source, standing, heldFor, createdAt } = row;
  return { _id: id, id, reference, name, email, source, standing, heldFor, createdAt: createdAt.toISOString() };
}
