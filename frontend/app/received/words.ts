import { forms } from '@frontdoor/contract';
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

/** The thanks of each form, by the name that the API gives the form. */
export const thanksOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(enquiryKinds).map(({ receiptName, thanks }) => [receiptName, thanks])),
  application: forms.application.thanks,
  'another-file': forms['another-file'].thanks,
};
