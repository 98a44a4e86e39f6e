import type { ExportColumn } from '../../../platform/csv/export-columns';
import { standingWords } from '../../submissions/kinds.facts';
import { enquiryStateWords } from '../answering/enquiry-answering.facts';
import { enquiries } from '../enquiry-kinds.facts';
import type { ExportedEnquiry } from './all-enquiries.view';

const TIME_WIDTH = 24;

export const allEnquiryColumns: readonly ExportColumn<ExportedEnquiry>[] = [
  {
    heading: 'Reference',
    width: 16,
    link: ({ id }) => `/admin/all-enquiries/${id}/show`,
    read: ({ reference }) => reference,
  },
  { heading: 'Kind', width: 20, read: ({ kind }) => enquiries[kind].noun },
  { heading: 'Received', width: TIME_WIDTH, time: ({ createdAt }) => createdAt },
  { heading: 'Name', width: 26, read: ({ name }) => name },
  { heading: 'E-mail', width: 32, read: ({ email }) => email },
  { heading: 'Phone', width: 18, isText: true, read: ({ number }) => number },
  { heading: 'Company', width: 24, read: ({ company }) => company },
  { heading: 'Website', width: 32, link: ({ website }) => website, read: ({ website }) => website },
  { heading: 'Text', width: 60, read: ({ words }) => words },
  { heading: 'Notes', width: 60, read: ({ notes }) => notes },
  { heading: 'Replies', width: 60, read: ({ replies }) => replies },
  { heading: 'Their mails', width: 60, read: ({ mails }) => mails },
  { heading: 'State', width: 18, read: ({ state }) => enquiryStateWords[state] },
  { heading: 'Assigned to', width: 20, read: ({ assignedTo }) => assignedTo?.name },
  { heading: 'Answer due', width: TIME_WIDTH, time: ({ answerDueAt }) => answerDueAt },
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'] },
  { heading: 'Standing', width: 14, read: ({ standing }) => standingWords[standing] },
];

/** A line of the file, for the description of the API. */
export const sampleEnquiry: ExportedEnquiry = {
  id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44',
  kind: 'home-enquiry',
  version: 1,
  reference: 'FD-7K2M-9QXR',
  name: 'Asha Verma',
  email: 'asha@company.example',
  number: null,
  website: null,
  company: 'Verma Clinics',
  words: 'A booking system that works offline.',
  notes: 'Leela Nair: Knows us from the fair.',
  replies: 'Leela Nair: Thank you. How many clinics are there?',
  mails: 'asha@company.example: Four, and a fifth from May.',
  source: { utm_source: 'newsletter' },
  standing: 'clear',
  heldFor: [],
  createdAt: new Date('2026-11-20T09:30:00Z'),
  state: 'open',
  assignedTo: { id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c45', name: 'Leela Nair', active: true },
  answerDueAt: new Date('2026-11-23T18:29:59Z'),
  answerDaysLate: null,
};
