import { forms, limits } from '@frontdoor/contract';
import { atMost, email, phone, website, type Rule } from '../rules.ts';

export type EnquiryField = {
  name: string;
  label: string;
  help?: string;
  /** The message for an empty field; a field without it may be empty. The API's own, as `thanks` and `incomplete` are. */
  missing?: string | undefined;
  rules: readonly Rule[];
  /** Whether it holds contact details, whose invisible marks are left out. */
  contact?: boolean;
  /** Rows of a text of several lines. */
  rows?: number;
  /** Half of the form's width, where there is width. */
  half?: boolean;
  input?: Record<'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize', string | undefined>;
};

/** One of the forms that clients write to us with: its way, its fields and its words. */
export type EnquiryKind = {
  name: EnquiryName;
  /** The name that the API gives the form. */
  receiptName: string;
  path: string;
  fields: readonly EnquiryField[];
  title: string;
  note: string;
  button: string;
  sending: string;
  /** Shown without script; with script, the message of the server is shown. */
  thanks: string;
  next: readonly string[];
  /** When a required field is empty. */
  incomplete: string;
  failed: (said: string | null) => string;
};

/** What the site says by itself. */
type SiteWords = Omit<EnquiryKind, 'name' | 'path' | 'thanks' | 'incomplete'> & {
  receiptName: Exclude<keyof typeof forms, 'application'>;
};

const typed = (type: string, autoComplete: string, inputMode?: string, autoCapitalize?: string) => ({
  type,
  autoComplete,
  inputMode,
  autoCapitalize,
});

const name: EnquiryField = {
  name: 'name',
  label: 'Name',
  rules: [atMost(limits.SubmitContactMessageRequest.name)],
  half: true,
  input: typed('text', 'name', undefined, 'words'),
};
const mail: EnquiryField = {
  name: 'email',
  label: 'E-mail',
  rules: [email],
  contact: true,
  half: true,
  input: typed('email', 'email', 'email', 'none'),
};
const number: EnquiryField = {
  name: 'number',
  label: 'Phone',
  rules: [phone],
  contact: true,
  half: true,
  input: typed('tel', 'tel', 'tel'),
};

const allRequired = 'All fields are required';

const kinds = {
  enquiry: {
    receiptName: 'home-enquiry',
    fields: [
      name,
      mail,
      {
        name: 'company',
        label: 'Company',
        rules: [atMost(limits.SubmitHomeEnquiryRequest.company)],
        input: typed('text', 'organization'),
      },
      {
        name: 'projectDetails',
        label: 'What should it do?',
        rules: [atMost(limits.SubmitHomeEnquiryRequest.projectDetails)],
        rows: 4,
      },
    ],
    title: 'Get in touch',
    note: 'Reply within one working day',
    button: 'Send enquiry',
    sending: 'Submitting...',
    next: [
      'An engineer reads your enquiry today or on the next working day.',
      'You get a first question or a first sketch by e-mail, with this number in its subject.',
    ],
    failed: (said) => said ?? 'Something went wrong!',
  },
  contact: {
    receiptName: 'contact-message',
    fields: [
      name,
      number,
      { ...mail, half: false },
      {
        name: 'message',
        label: 'Message',
        rules: [atMost(limits.SubmitContactMessageRequest.message)],
        rows: 6,
      },
    ],
    title: 'Write to us',
    note: allRequired,
    button: 'Send message',
    sending: 'Sending…',
    next: [
      'The person who knows the answer reads your message, not a call centre.',
      'You hear from us by e-mail or telephone within one working day. Name this number when you call.',
    ],
    failed: () => 'Something went wrong. Please try again.',
  },
  consultation: {
    receiptName: 'consultation',
    fields: [
      name,
      mail,
      number,
      {
        name: 'website',
        label: 'Website',
        rules: [website],
        contact: true,
        half: true,
        input: typed('text', 'url', 'url', 'none'),
      },
      {
        name: 'feedback',
        label: 'What would you like to talk about?',
        rules: [atMost(limits.SubmitConsultationRequest.feedback)],
        rows: 4,
      },
    ],
    title: 'Book a consultation',
    note: allRequired,
    button: 'Book a consultation',
    sending: 'Sending…',
    next: [
      'We look at your website before we call, so that the half hour is yours.',
      'You get two dates to choose from, by e-mail, within one working day.',
    ],
    failed: (said) => said ?? 'Something went wrong!',
  },
} as const satisfies Record<string, SiteWords>;

export type EnquiryName = keyof typeof kinds;

/** With the address and the words that the API gives the form. */
function complete(form: EnquiryName, own: SiteWords): EnquiryKind {
  const { path, thanks, incomplete, missing } = forms[own.receiptName];
  const messages: Partial<Record<string, string>> = missing;
  const fields = own.fields.map((field) => ({ ...field, missing: messages[field.name] }));
  return { ...own, name: form, path, thanks, incomplete, fields };
}

/** The same for each kind, by the name of its form. */
export const forEachEnquiry = <Made>(make: (kind: EnquiryKind) => Made) =>
  Object.fromEntries(
    Object.entries(kinds).map(([form, kind]) => [form, make(complete(form as EnquiryName, kind))]),
  ) as Record<EnquiryName, Made>;

export const enquiryKinds = forEachEnquiry((kind) => kind);
