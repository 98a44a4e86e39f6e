import { answers, forms } from '@frontdoor/contract';
import { company } from '../content/company.ts';
import { answering } from '../content/people.ts';
import { enquiryKinds } from '../forms/enquiry/enquiry-kinds.ts';

export const receiptPage = {
  label: 'Receipt',
  description: 'What you sent has arrived, and this is its number.',
  title: 'It has arrived.',
  /** While the API is away, which puts the number in. */
  noNumber: 'The number ends the address of this page: it begins with FD.',
  next: [
    'Note the number, or print this page. Every answer from us carries it.',
    'A person reads what you sent, and answers by e-mail or telephone.',
  ],
  back: 'Back to the first sheet',
} as const;

export type ReceivedForm = {
  thanks: string;
  sent: string;
  /** Who answers, and to which address of ours a mistyped one is told; none where nothing is answered. */
  answer?: { who: string; within: string; office: string };
};

/** What the receipt says of each form, by the name that the API gives the form. */
export const receivedForms: Readonly<Record<string, ReceivedForm>> = {
  ...Object.fromEntries(
    Object.values(enquiryKinds).map(({ receiptName, thanks, sent }) => [
      receiptName,
      { thanks, sent, answer: answer('clients', answers[receiptName].time, company.email) },
    ]),
  ),
  application: {
    thanks: forms.application.thanks,
    sent: 'An application',
    answer: answer('applicants', answers.application.time, company.careersEmail),
  },
  'another-file': { thanks: forms['another-file'].thanks, sent: 'Another file' },
};

function answer(whose: keyof typeof answering, within: string, office: string) {
  return { who: answering[whose], within, office };
}
