import type { ExportColumn } from '../../../platform/csv/export-columns';
import { samplesOf } from '../../../platform/fields/form-field';
import { applicationFieldNames, applicationFields } from '../application-fields.facts';
import type { ExportRow } from '../list/applications.admin.repository';

/** `sample` is the cell of the example in the description of the API. */
type Columns = readonly (ExportColumn<ExportRow> & { sample: string | number | Date })[];

const samples = samplesOf(applicationFields);

export const generalColumns: Columns = [
  { heading: 'Reference', read: ({ reference }) => reference, sample: 'FD-7K2M-9QXR' },
  { heading: 'Received', time: ({ createdAt }) => createdAt, sample: new Date('2026-11-20T09:30:00Z') },
  ...applicationFieldNames.map((field) => ({
    heading: applicationFields[field].label,
    isText: applicationFields[field].type === 'phone',
    read: (row: ExportRow) => row[field],
    sample: samples[field] ?? '',
  })),
  { heading: 'Job post', read: ({ jobPost }) => jobPost?.title, sample: 'Backend Developer' },
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'], sample: 'newsletter' },
  { heading: 'Stage', read: ({ stage }) => stage, sample: 'screening' },
  { heading: 'In this stage since', time: ({ stageSince }) => stageSince, sample: new Date('2026-11-20T10:15:00Z') },
  { heading: 'Standing', read: ({ standing }) => standing, sample: 'clear' },
  { heading: 'Mail to HR', read: ({ mailState }) => mailState, sample: 'sent' },
];

/** Resume, referrer, duplicates and notes are for HR. */
export const hrColumns: Columns = [
  ...generalColumns,
  { heading: 'Referred by', read: ({ referredBy }) => referredBy, sample: 'Meera Iyer' },
  { heading: 'Assigned to', read: ({ assignedTo }) => assignedTo?.name, sample: 'Asha Rao' },
  { heading: 'Resume', read: ({ resume }) => resume && `/uploads/${resume}`, sample: '/uploads/lGk3q0vB8Xn2.pdf' },
  { heading: 'Resume state', read: ({ storageFault, resumeState }) => storageFault ?? resumeState, sample: 'stored' },
  { heading: 'Also applied', read: ({ alsoApplied }) => alsoApplied, sample: 1 },
  { heading: 'Notes', read: ({ notes }) => notes, sample: 'Clear answers, good questions.' },
];

/** The columns of the example in the description of the API, each with its sample. */
export const sampleColumns = hrColumns.map(({ heading, sample }) =>
  sample instanceof Date ? { heading, time: () => sample } : { heading, read: () => sample },
);
