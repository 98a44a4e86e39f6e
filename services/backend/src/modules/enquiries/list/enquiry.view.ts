import type { Type } from '@nestjs/common';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type Standing, standings } from '../../submissions/kinds.facts';
import { type EnquiryEntity, ownValueOf } from '../enquiry.entity';
import { type EnquiryFacts, ownFieldsOf } from '../enquiry-kinds.facts';
import { makeClass } from '../make-class';

/** The fields that the admin area shows of every enquiry. */
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

/** The class of a kind's views. */
export function viewOf(name: string, facts: EnquiryFacts): Type<EnquiryView> {
  const shown = ownFieldsOf(facts).map(([field, { type, missing }]) => {
    const more = { ...(type === 'web-address' && { format: 'uri' }), ...(missing === undefined && { nullable: true }) };
    return [field, ApiProperty({ type: String, ...more })] as const;
  });
  return makeClass(name, EnquiryView, Object.fromEntries(shown));
}

/** An enquiry as the admin area shows it. */
export function toEnquiryView(facts: EnquiryFacts, row: EnquiryEntity): EnquiryView {
  const { id, reference, name, email, source, standing, heldFor, createdAt } = row;
  const own = ownFieldsOf(facts).map(([field]) => [field, ownValueOf(row, field)] as const);
  const common = { _id: id, id, reference, name, email, source, standing, heldFor, createdAt: createdAt.toISOString() };
  return { ...common, ...Object.fromEntries(own) };
}
