import { limits } from '@frontdoor/contract';
import { atMost, email, phone, website, type Rule } from '../rules.ts';

export type EnquiryField = {
  name: string;
  label: string;
  help?: string;
  /** The message for an empty field; a field without it may be empty. */
  missing?: string;
  rules: readonly Rule[];
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

const typed = (type: string, autoComplete: string, inputMode?: string, autoCapitalize?: string) => ({
  type,
  autoComplete,
  inputMode,
  autoCapitalize,
});

const name: EnquiryField = {
  name: 'name',
  label: 'Name',
  missing: 'Enter your name.',
  rules: [atMost(limits.SubmitContactMessageRequest.name)],
  half: true,
  input: typed('text', 'name', undefined, 'words'),
};
const mail: EnquiryField = {
  name: 'email',
  label: 'E-mail',
  missing: 'Enter your e-mail address.',
  rules: [email],
  half: true,
  input: typed('email', 'email', 'email', 'none'),
};
const number: EnquiryField = {
  name: 'number',
  label: 'Phone',
  missing: 'Enter your phone number.',
  rules: [phone],
  half: true,
  input: typed('tel', 'tel', 'tel'),
};

const allRequired = 'All fields are required';

const kinds = {
  enquiry: {
    receiptName: 'home-enquiry',
    path: '/api/formhome/submit',
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
        missing: 'Tell us about your project.',
        rules: [atMost(limits.SubmitHomeEnquiryRequest.projectDetails)],
        rows: 4,
      },
    ],
    title: 'Get in touch',
    note: 'Reply within one working day',
    button: 'Send enquiry',
    sending: 'Submitting...',
    thanks: 'Form submitted successfully!',
    next: [
      'An engineer reads your enquiry today or on the next working day.',
      'You get a first question or a first sketch by e-mail, with this number in its subject.',
    ],
    incomplete: 'Name, e-mail and project details are required',
    failed: (said) => said ?? 'Something went wrong!',
  },
  contact: {
    receiptName: 'contact-message',
    path: '/api/form/contact',
    fields: [
      name,
      number,
      { ...mail, half: false },
      {
        name: 'message',
        label: 'Message',
        missing: 'Enter your message.',
        rules: [atMost(limits.SubmitContactMessageRequest.message)],
        rows: 6,
      },
    ],
    title: 'Write to us',
    note: allRequired,
    button: 'Send message',
    sending: 'Sending…',
    thanks: 'Thank you. We have received your message and will get in touch soon.',
    next: [
      'The person who knows the answer reads your message, not a call centre.',
      'You hear from us by e-mail or telephone within one working day. Name this number when you call.',
    ],
    incomplete: allRequired,
    failed: () => 'Something went wrong. Please try again.',
  },
  consultation: {
    receiptName: 'consultation',
    path: '/api/auth/register',
    fields: [
      name,
      mail,
      number,
      {
        name: 'website',
        label: 'Website',
        missing: 'Enter the address of your website.',
        rules: [website],
        half: true,
        input: typed('text', 'url', 'url', 'none'),
      },
      {
        name: 'feedback',
        label: 'What would you like to talk about?',
        missing: 'Tell us what you would like to talk about.',
        rules: [atMost(limits.SubmitConsultationRequest.feedback)],
        rows: 4,
      },
    ],
    title: 'Book a consultation',
    note: allRequired,
    button: 'Book a consultation',
    sending: 'Sending…',
    thanks: 'Thank you. We have received your request and will get in touch soon.',
    next: [
      'We look at your website before we call, so that the half hour is yours.',
      'You get two dates to choose from, by e-mail, within one working day.',
    ],
    incomplete: allRequired,
    failed: (said) => said ?? 'Something went wrong!',
  },
} as const satisfies Record<string, Omit<EnquiryKind, 'name'>>;

export type EnquiryName = keyof typeof kinds;

/** The same for each kind, by the name of its form. */
export const forEachEnquiry = <Made>(make: (kind: EnquiryKind) => Made) =>
  Object.fromEntries(
    Object.entries(kinds).map(([form, kind]) => [form, make({ name: form as EnquiryName, ...kind })]),
  ) as Record<EnquiryName, Made>;

export const enquiryKinds = forEachEnquiry((kind) => kind);
