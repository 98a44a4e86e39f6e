import type { ExportColumn } from '../../../platform/csv/export-columns';
import { samplesOf } from '../../../platform/fields/form-field';
import { standingWords } from '../../submissions/kinds.facts';
import { type ApplicationField, applicationFieldNames, applicationFields } from '../application-fields.facts';
import type { ExportRow } from '../list/applications.admin.repository';
import { mailWords, resumeWords, stageWords } from './export-words';

/** The pages of the admin. */
const pageOf = ({ id }: ExportRow) => `/admin/applications/${id}/show`;
const viewerOf = ({ id, resume }: ExportRow) => resume && `/admin/applications/${id}/resume`;

/** `sample` is the cell of the example in the description of the API. */
type Columns = readonly (ExportColumn<ExportRow> & { sample: string | number | Date })[];

const samples = samplesOf(applicationFields);

/** In characters; a time with its zone in the heading needs so many. */
const TIME_WIDTH = 24;
const widths: Record<ApplicationField, number> = {
  name: 26,
  email: 32,
  phone: 18,
  apply: 24,
  experience: 14,
  linkedin: 36,
  message: 60,
};

function columnOf(field: ApplicationField): Columns[number] {
  const { label, type } = applicationFields[field];
  const read = (row: ExportRow) => row[field];
  const column = { heading: label, isText: type === 'phone', width: widths[field], read, sample: samples[field] ?? '' };
  return type === 'web-address' ? { ...column, link: read } : column;
}

export const generalColumns: Columns = [
  { heading: 'Reference', width: 16, link: pageOf, read: ({ reference }) => reference, sample: 'FD-7K2M-9QXR' },
  {
    heading: 'Received',
    width: TIME_WIDTH,
    time: ({ createdAt }) => createdAt,
    sample: new Date('2026-11-20T09:30:00Z'),
  },
  ...applicationFieldNames.map(columnOf),
  { heading: 'Job post', width: 28, read: ({ jobPost }) => jobPost?.title, sample: 'Backend Developer' },
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'], sample: 'newsletter' },
  { heading: 'Stage', width: 12, read: ({ stage }) => stageWords[stage], sample: 'Screening' },
  {
    heading: 'In this stage since',
    width: TIME_WIDTH,
    time: ({ stageSince }) => stageSince,
    sample: new Date('2026-11-20T10:15:00Z'),
  },
  { heading: 'Standing', width: 12, read: ({ standing }) => standingWords[standing], sample: 'Not suspected' },
  { heading: 'Mail to HR', width: 12, read: ({ mailState }) => mailWords[mailState], sample: 'Sent' },
];

/** Resume, referrer, duplicates and notes are for HR. */
export const hrColumns: Columns = [
  ...generalColumns,
  { heading: 'Referred by', read: ({ referredBy }) => referredBy, sample: 'Meera Iyer' },
  { heading: 'Assigned to', width: 20, read: ({ assignedTo }) => assignedTo?.name, sample: 'Asha Rao' },
  {
    heading: 'Resume',
    width: 40,
    link: viewerOf,
    read: ({ resume }) => resume && `/uploads/${resume}`,
    sample: '/uploads/lGk3q0vB8Xn2.pdf',
  },
  {
    heading: 'Resume state',
    width: 16,
    read: ({ storageFault, resumeState }) => resumeWords[storageFault ?? resumeState],
    sample: 'Filed',
  },
  { heading: 'Also applied', width: 12, read: ({ alsoApplied }) => alsoApplied, sample: 1 },
  { heading: 'Notes', width: 60, read: ({ notes }) => notes, sample: 'Clear answers, good questions.' },
];

/** The columns of the example in the description of the API, each with its sample. */
export const sampleColumns = hrColumns.map(({ heading, sample }) =>
  sample instanceof Date ? { heading, time: () => sample } : { heading, read: () => sample },
);
