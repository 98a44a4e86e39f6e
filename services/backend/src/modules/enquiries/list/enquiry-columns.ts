import type { CsvColumn } from '../../../platform/csv/stream-csv';
import { type EnquiryEntity, ownValueOf } from '../enquiry.entity';
import { type EnquiryFacts, ownFieldsOf, samplesOf } from '../enquiry-kinds.facts';

const sender: CsvColumn<EnquiryEntity>[] = [
  { heading: 'Reference', read: ({ reference }) => reference },
  { heading: 'Received', read: ({ createdAt }) => createdAt },
  { heading: 'Name', read: ({ name }) => name },
  { heading: 'E-mail', read: ({ email }) => email },
];
const arrival: CsvColumn<EnquiryEntity>[] = [
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'] },
  { heading: 'Standing', read: ({ standing }) => standing },
];

/** The columns of a kind's files. */
export const fileColumnsOf = (facts: EnquiryFacts): CsvColumn<EnquiryEntity>[] => [
  ...sender,
  ...ownFieldsOf(facts).map(([field, { label }]) => ({
    heading: label,
    read: (row: EnquiryEntity) => ownValueOf(row, field),
  })),
  ...arrival,
];

/** A line of a file, for the description of the API. */
export const sampleOf = (facts: EnquiryFacts): EnquiryEntity => ({
  id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44',
  reference: 'FD-7K2M-9QXR',
  name: 'Asha Verma',
  email: 'asha@company.example',
  source: { utm_source: 'newsletter' },
  standing: 'clear',
  heldFor: [],
  createdAt: new Date('2026-11-20T09:30:00Z'),
  ...samplesOf(facts),
});
