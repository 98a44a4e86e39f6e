import type { ExportColumn } from '../../../platform/csv/export-columns';
import type { ExportRow } from '../list/applications.admin.repository';

/** `sample` is the cell of the example in the description of the API. */
type Columns = readonly (ExportColumn<ExportRow> & { sample: string | number | Date })[];

export const generalColumns: Columns = [
  { heading: 'Reference', read: ({ reference }) => reference, sample: 'FD-7K2M-9QXR' },
  { heading: 'Received', time: ({ createdAt }) => createdAt, sample: new Date('2026-11-20T09:30:00Z') },
  { heading: 'Name', read: ({ name }) => name, sample: 'Asha Verma' },
  { heading: 'E-mail', read: ({ email }) => email, sample: 'asha@company.example' },
  { heading: 'Phone', read: ({ phone }) => phone, isText: true, sample: '+91 98123 45678' },
  { heading: 'Position', read: ({ apply }) => apply, sample: 'Backend Developer' },
  { heading: 'Experience', read: ({ experience }) => experience, sample: '1-3 years' },
  { heading: 'LinkedIn', read: ({ linkedin }) => linkedin, sample: 'https://www.linkedin.com/in/asha-verma' },
  { heading: 'Message', read: ({ message }) => message, sample: 'I can begin in January.' },
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
  { heading: 'Resume', read: ({ resume }) => resume && `/uploads/${resume}`, sample: '/uploads/lGk3q0vB8Xn2.pdf' },
  { heading: 'Resume state', read: ({ storageFault, resumeState }) => storageFault ?? resumeState, sample: 'stored' },
  { heading: 'Also applied', read: ({ alsoApplied }) => alsoApplied, sample: 1 },
  { heading: 'Notes', read: ({ notes }) => notes, sample: 'Clear answers, good questions.' },
];

/** The columns of the example in the description of the API, each with its sample. */
export const sampleColumns = hrColumns.map(({ heading, sample }) =>
  sample instanceof Date ? { heading, time: () => sample } : { heading, read: () => sample },
);
