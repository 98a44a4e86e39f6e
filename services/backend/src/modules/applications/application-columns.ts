import type { CsvColumn } from '../../platform/csv/csv-column';
import type { ApplicationRow } from './application-row';

export type ExportedApplication = ApplicationRow & { notes: string };
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
  { heading: 'Mail to HR', read: ({ mailState }) => mailState ?? 'waiting' },
];

/** What is about the resume, or was noted, is for HR. */
export const hrColumns: Columns = [
  ...generalColumns,
  { heading: 'Referred by', read: ({ referredBy }) => referredBy },
  { heading: 'Resume', read: ({ resume }) => resume && `/uploads/${resume.key}` },
  { heading: 'Resume state', read: ({ resume }) => resume?.storageFault ?? resume?.state ?? 'none' },
  { heading: 'Also applied', read: ({ alsoApplied }) => alsoApplied },
  { heading: 'Notes', read: ({ notes }) => notes },
];
