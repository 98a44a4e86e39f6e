import type { CsvColumn } from '../../../platform/csv/stream-csv';
import type { ApplicationRow } from '../list/application.view';

type Unsent = 'id' | 'version' | 'heldFor' | 'resumeType' | 'resumeSize' | 'scanState' | 'flags' | 'hasPreview';
export type ExportedApplication = Omit<ApplicationRow, Unsent> & { notes: string };
type Columns = readonly CsvColumn<ExportedApplication>[];

export const generalColumns: Columns = [
  { heading: 'Reference', read: ({ reference }) => reference },
  { heading: 'Received', read: ({ createdAt }) => createdAt },
  { heading: 'Name', read: ({ name }) => name },
  { heading: 'E-mail', read: ({ email }) => email },
  { heading: 'Phone', read: ({ phone }) => phone },
  { heading: 'Position', read: ({ apply }) => apply },
  { heading: 'Experience', read: ({ experience }) => experience },
  { heading: 'LinkedIn', read: ({ linkedin }) => linkedin },
  { heading: 'Message', read: ({ message }) => message },
  { heading: 'Job post', read: ({ jobPost }) => jobPost?.title },
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'] },
  { heading: 'Stage', read: ({ stage }) => stage },
  { heading: 'In this stage since', read: ({ stageSince }) => stageSince },
  { heading: 'Standing', read: ({ standing }) => standing },
  { heading: 'Mail to HR', read: ({ mailState }) => mailState },
];

/** Resume, referrer, duplicates and notes are for HR. */
export const hrColumns: Columns = [
  ...generalColumns,
  { heading: 'Referred by', read: ({ referredBy }) => referredBy },
  { heading: 'Resume', read: ({ resume }) => resume && `/uploads/${resume}` },
  { heading: 'Resume state', read: ({ storageFault, resumeState }) => storageFault ?? resumeState },
  { heading: 'Also applied', read: ({ alsoApplied }) => alsoApplied },
  { heading: 'Notes', read: ({ notes }) => notes },
];

/** An example row for the description of the API. */
export const sampleApplication: ExportedApplication = {
  reference: 'FD-7K2M-9QXR',
  name: 'Asha Verma',
  email: 'asha@company.example',
  phone: '+91 98123 45678',
  apply: 'Backend Developer',
  experience: '1-3 years',
  linkedin: 'https://www.linkedin.com/in/asha-verma',
  message: 'I can begin in January.',
  stage: 'screening',
  stageSince: new Date('2026-11-20T10:15:00Z'),
  standing: 'clear',
  source: { utm_source: 'newsletter' },
  createdAt: new Date('2026-11-20T09:30:00Z'),
  jobPost: { id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c45', title: 'Backend Developer' },
  referredBy: 'Meera Iyer',
  resume: 'lGk3q0vB8Xn2.pdf',
  resumeState: 'stored',
  storageFault: null,
  mailState: 'sent',
  alsoApplied: 1,
  notes: 'Clear answers, good questions.',
};
