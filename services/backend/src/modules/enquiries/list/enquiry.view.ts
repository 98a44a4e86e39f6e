import type { Type } from '@nestjs/common';
import type { CsvColumn } from '../../../platform/csv/stream-csv';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type Standing, standings } from '../../submissions/kinds.facts';
import { type EnquiryEntity, makeClass } from '../enquiry.entity';
import { type EnquiryKind, samplesOf } from '../enquiry-kinds.facts';

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
export function viewOf({ ids, own }: EnquiryKind): Type<EnquiryView> {
  const shown = own.map(({ field, type, missing }) => {
    const more = { ...(type === 'web-address' && { format: 'uri' }), ...(missing === undefined && { nullable: true }) };
    return [field, ApiProperty({ type: String, ...more })] as const;
  });
  return makeClass(`${ids.one}View`, EnquiryView, shown);
}

/** The columns of a kind's files. */
export const fileColumnsOf = ({ own }: EnquiryKind): CsvColumn<EnquiryEntity>[] => [
  { heading: 'Reference', read: ({ reference }) => reference },
  { heading: 'Received', read: ({ createdAt }) => createdAt },
  { heading: 'Name', read: ({ name }) => name },
  { heading: 'E-mail', read: ({ email }) => email },
  ...own.map(({ field, label }) => ({
    heading: label,
    read: (row: EnquiryEntity) => (row as EnquiryEntity & Record<string, string | null>)[field],
  })),
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'] },
  { heading: 'Standing', read: ({ standing }) => standing },
];

/** A line of a file, for the description of the API. */
export const sampleOf = (kind: EnquiryKind): EnquiryEntity => ({
  id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44',
  reference: 'FD-7K2M-9QXR',
  name: 'Asha Verma',
  email: 'asha@company.example',
  source: { utm_source: 'newsletter' },
  standing: 'clear',
  heldFor: [],
  createdAt: new Date('2026-11-20T09:30:00Z'),
  ...samplesOf(kind),
});
