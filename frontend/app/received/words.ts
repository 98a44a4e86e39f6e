import { answers, forms } from '@frontdoor/contract';
import { company } from '../content/company.ts';
import { answering } from '../content/people.ts';
import type { Reader } from '../forms/answers/receipt-facts.tsx';
import { enquiryKinds } from '../forms/enquiry/enquiry-kinds.ts';
import { applicationNext } from '../forms/words.ts';

export const receiptPage = {
  label: 'Receipt',
  description: 'What you sent has arrived, and this is its number.',
  title: 'It has arrived.',
  /** While the API is away, which puts the number in. */
  noNumber: 'The number ends the address of this page: it begins with FD.',
  /** The first step after each form. */
  note: 'Note the number, or print this page. Every answer from us carries it.',
  /** Between an application and the position that it is for. */
  position: 'for',
  /** Whether the resume of an application came along. */
  file: 'Resume',
  withFile: 'Received',
  withoutFile: 'None was sent',
  back: 'Back to the home page',
} as const;

export type ReceivedForm = {
  thanks: string;
  sent: string;
  /** Whether the API knows for which position it is. */
  hasPosition?: true;
  /** The steps after the number was noted. */
  next: readonly string[];
  /** Who reads it, and to which address of ours a mistyped one is told; none where nothing is answered. */
  answer?: { reader: Reader; within: string; office: string };
};

/** What the receipt says of each form, by the name that the API gives the form. */
export const receivedForms: Readonly<Record<string, ReceivedForm>> = {
  ...Object.fromEntries(
    Object.values(enquiryKinds).map(({ receiptName, thanks, sent, next }) => [
      receiptName,
      { thanks, sent, next, answer: answer('clients', answers[receiptName].time, company.email) },
    ]),
  ),
  application: {
    thanks: forms.application.thanks,
    sent: 'An application',
    hasPosition: true,
    next: applicationNext.slice(1),
    answer: answer('applicants', answers.application.time, company.careersEmail),
  },
  'another-file': {
    thanks: forms['another-file'].thanks,
    sent: 'Another file',
    next: ['HR finds it with your application, in the place of the one that could not be opened.'],
  },
};

function answer(whose: keyof typeof answering, within: string, office: string) {
  return { reader: answering[whose], within, office };
}
