import { answers, forms } from '@frontdoor/contract';
import {
  fieldsOf,
  half,
  personName as name,
  typed,
  type DeclaredForm,
  type FieldName,
  type FieldView,
  type FormField,
} from '../fields/form-fields.ts';

/** One of the forms that clients write to us with: its way, its fields and its words. */
export type EnquiryKind = {
  name: EnquiryName;
  /** The name that the API gives the form. */
  receiptName: ReceiptName;
  path: string;
  fields: readonly FormField[];
  title: string;
  note: string;
  button: string;
  sending: string;
  /** What it is, in the receipt. */
  sent: string;
  /** Shown without script; with script, the message of the server is shown. */
  thanks: string;
  next: readonly string[];
  /** When a required field is empty. */
  incomplete: string;
  failed: (message: string | null) => string;
};

export type ReceiptName = Exclude<DeclaredForm, 'application'>;

/** What the site says by itself. */
type SiteWords = Omit<EnquiryKind, 'name' | 'path' | 'thanks' | 'incomplete' | 'fields' | 'note'> & {
  /** By the names of the fields. One that is not named here is shown all the same. */
  views: Partial<Record<FieldName<ReceiptName>, FieldView>>;
  /** The line beside the title; without it, what the API says of an empty field. */
  note?: string;
};

const kinds = {
  enquiry: {
    receiptName: 'home-enquiry',
    views: {
      name,
      email: half,
      company: { input: typed('text', 'organization') },
      projectDetails: { label: 'What should it do?' },
    },
    title: 'Get in touch',
    note: `Reply within ${answers['home-enquiry'].time}`,
    button: 'Send enquiry',
    sending: 'Submitting...',
    sent: 'An enquiry',
    next: [
      'An engineer reads your enquiry today or on the next working day.',
      'You get a first question or a first sketch by e-mail, with this number in its subject.',
    ],
    failed: (message) => message ?? 'Something went wrong!',
  },
  contact: {
    receiptName: 'contact-message',
    views: { name, number: half, message: { rows: 6 } },
    title: 'Write to us',
    button: 'Send message',
    sending: 'Sending…',
    sent: 'A message',
    next: [
      'The person who knows the answer writes or calls you, not a call centre.',
      `You hear from us by e-mail or telephone within ${answers['contact-message'].time}. Name this number when you call.`,
    ],
    failed: () => 'Something went wrong. Please try again.',
  },
  consultation: {
    receiptName: 'consultation',
    views: {
      name,
      email: half,
      number: half,
      website: half,
      feedback: { label: 'What would you like to talk about?' },
    },
    title: 'Book a consultation',
    button: 'Book a consultation',
    sending: 'Sending…',
    sent: 'A request for a consultation',
    next: [
      'We look at your website before we call, so that the half hour is yours.',
      `You get two dates to choose from, by e-mail, within ${answers.consultation.time}.`,
    ],
    failed: (message) => message ?? 'Something went wrong!',
  },
} as const satisfies Record<string, SiteWords>;

export type EnquiryName = keyof typeof kinds;

/** With the address, the fields and the words that the API gives the form. */
function complete(form: EnquiryName, words: SiteWords): EnquiryKind {
  const { path, thanks, incomplete } = forms[words.receiptName];
  return {
    ...words,
    name: form,
    path,
    thanks,
    incomplete,
    note: words.note ?? incomplete,
    fields: fieldsOf(words.receiptName, words.views),
  };
}

/** The same for each kind, by the name of its form. */
export const forEachEnquiry = <Made>(make: (kind: EnquiryKind) => Made) =>
  Object.fromEntries(
    Object.entries(kinds).map(([form, kind]) => [form, make(complete(form as EnquiryName, kind))]),
  ) as Record<EnquiryName, Made>;

export const enquiryKinds = forEachEnquiry((kind) => kind);
