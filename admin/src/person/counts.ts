import type { Erasure, Schemas } from '@frontdoor/contract';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';

type EnquiryCount = Exclude<keyof Schemas['EnquiryDayView'], 'day'>;

const otherNames: Record<Exclude<keyof Erasure['counts'], EnquiryCount>, string> = {
  applications: 'applications',
  resumes: 'resumes',
  formerResumes: 'former resumes',
  resumeAsks: 'times of asking for another file',
  consents: 'records of consent',
  notes: 'notes',
  stageMoves: 'moves in the history',
  stageMails: 'mails that HR has asked for',
  deliveries: 'records of mails',
  duplicates: 'links to other applications',
  keptAnswers: 'kept answers',
};

const names: Record<string, string> = {
  ...otherNames,
  ...Object.fromEntries(enquiryKinds.map(({ counted, many }) => [counted, many])),
};

/** The counts of a person's records in words, most important first, without zeros. */
export const countsText = (counts: Partial<Erasure['counts']>): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count.toLocaleString('en-GB')} ${names[kind]}`);
