import { forms } from '@frontdoor/contract';
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
  failed: (message: string | null) => string;
};

/** The forms whose fields are those of the API. */
type ReceiptName = Exclude<keyof typeof forms, 'application' | 'another-file'>;
/** A field as the API has it. `max` is in characters. */
type ContractField = (typeof forms)[ReceiptName]['fields'][number];

/** Where the site shows a field in another way than its type says. */
type FieldView = Pick<EnquiryField, 'help' | 'rows' | 'half' | 'input'> & { label?: string };

/** What the site says by itself. */
type SiteWords = Omit<EnquiryKind, 'name' | 'path' | 'thanks' | 'incomplete' | 'fields' | 'note'> & {
  receiptName: ReceiptName;
  /** By the names of the fields. One that is not named here is shown all the same. */
  views: Partial<Record<ContractField['name'], FieldView>>;
  /** The line beside the title; without it, what the API says of an empty field. */
  note?: string;
};

const typed = (type: string, autoComplete: string, inputMode?: string, autoCapitalize?: string) => ({
  type,
  autoComplete,
  inputMode,
  autoCapitalize,
});

/** The rules and the input of a field, by its type. */
const byType: Record<ContractField['type'], (max: number) => Omit<EnquiryField, 'name' | 'label'>> = {
  line: (max) => ({ rules: [atMost(max)], input: typed('text', 'off') }),
  lines: (max) => ({ rules: [atMost(max)], rows: 4 }),
  email: () => ({ rules: [email], contact: true, input: typed('email', 'email', 'email', 'none') }),
  phone: () => ({ rules: [phone], contact: true, input: typed('tel', 'tel', 'tel') }),
  'web-address': () => ({ rules: [website], contact: true, input: typed('text', 'url', 'url', 'none') }),
};

const name: FieldView = { half: true, input: typed('text', 'name', undefined, 'words') };
const half: FieldView = { half: true };

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
    note: 'Reply within one working day',
    button: 'Send enquiry',
    sending: 'Submitting...',
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
    next: [
      'The person who knows the answer reads your message, not a call centre.',
      'You hear from us by e-mail or telephone within one working day. Name this number when you call.',
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
    next: [
      'We look at your website before we call, so that the half hour is yours.',
      'You get two dates to choose from, by e-mail, within one working day.',
    ],
    failed: (message) => message ?? 'Something went wrong!',
  },
} as const satisfies Record<string, SiteWords>;

export type EnquiryName = keyof typeof kinds;

/** A field of the API as the site shows it. */
export const fieldOf = (field: ContractField, view: FieldView = {}, missing?: string): EnquiryField => ({
  name: field.name,
  label: field.label,
  missing,
  ...byType[field.type](field.max),
  ...view,
});

/** With the address, the fields and the words that the API gives the form. */
function complete(form: EnquiryName, words: SiteWords): EnquiryKind {
  const { path, thanks, incomplete, missing, fields } = forms[words.receiptName];
  const messages: Partial<Record<string, string>> = missing;
  return {
    ...words,
    name: form,
    path,
    thanks,
    incomplete,
    note: words.note ?? incomplete,
    fields: fields.map((field) => fieldOf(field, words.views[field.name], messages[field.name])),
  };
}

/** The same for each kind, by the name of its form. */
export const forEachEnquiry = <Made>(make: (kind: EnquiryKind) => Made) =>
  Object.fromEntries(
    Object.entries(kinds).map(([form, kind]) => [form, make(complete(form as EnquiryName, kind))]),
  ) as Record<EnquiryName, Made>;

export const enquiryKinds = forEachEnquiry((kind) => kind);
