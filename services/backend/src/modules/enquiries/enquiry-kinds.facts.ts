import { columnOf, type FormFieldFacts, type FormFields } from '../../platform/fields/form-field';
import { CLIENT_ANSWER } from '../calendar/calendar.facts';

/** All that the kinds of enquiry differ in. Table, columns, classes, routes, mails, lists, files and reports follow from it. */
export interface EnquiryFacts {
  table: string;
  /** The address that the form is sent to, and the site's page that it stands on, or pages. */
  path: string;
  page: string;
  otherPages?: RegExp;
  fields: FormFields;
  /** Tells the sender that the form has arrived. */
  thanks: string;
  /** Below `/api/admin` and `/admin`, and the unit of `Content-Range`. */
  list: string;
  /** The name of the exported file, and in the audit log. */
  file: string;
  /** Its name in the mail to the inbox. */
  noun: string;
  /** The mail to the sender. `next` is what happens next; the inbox must keep this promise. */
  acknowledgement: { title: string; next: string };
  summaries: { submit: string; list: string; find: string; file: string };
}

const { name, email, number } = {
  name: { type: 'line', label: 'Name', missing: 'Enter your name.', max: 120, example: 'Asha Verma' },
  email: { type: 'email', label: 'E-mail', missing: 'Enter your e-mail address.', example: 'asha@company.example' },
  number: { type: 'phone', label: 'Phone', missing: 'Enter your phone number.', example: '+91 98123 45678' },
} as const satisfies Record<string, FormFieldFacts>;

const ownText = (label: string, missing: string, sample: string) =>
  ({ type: 'lines', label, missing, sample }) as const;

const reads = `A person reads it and answers within ${CLIENT_ANSWER.time}`;

/** The order is that of lists, reports and messages. */
export const enquiryForms = {
  consultation: {
    table: 'consultations',
    path: 'api/auth/register',
    page: '/services',
    // It stands at the end of every page about a service.
    otherPages: /^\/(?!(?:api|admin|uploads)\b)[a-z][a-z-]{0,40}(?:\/new)?$/i,
    fields: {
      name,
      email,
      number,
      website: {
        type: 'web-address',
        label: 'Website',
        missing: 'Enter the address of your website.',
        wrong: 'Enter the address of your website, like company.com.',
        description: 'A domain will do.',
        example: 'company.example',
        sample: 'https://company.example',
      },
      feedback: ownText(
        'Feedback',
        'Tell us what you would like to talk about.',
        'We would like to talk about a booking system for forty clinics.',
      ),
    },
    thanks: 'Thank you. We have received your request and will get in touch soon.',
    list: 'users',
    file: 'feedback',
    noun: 'consultation request',
    acknowledgement: {
      title: 'We have your consultation request',
      next: `${reads}, by mail or by phone, with a proposal for a first meeting.`,
    },
    summaries: {
      submit: 'Ask for a consultation',
      list: 'List feedback: the consultation requests',
      find: 'Show one consultation request',
      file: 'Download feedback',
    },
  },
  'home-enquiry': {
    table: 'home_enquiries',
    path: 'api/formhome/submit',
    page: '/',
    fields: {
      name,
      email,
      company: { type: 'line', label: 'Company', max: 200, example: 'Verma Clinics', sample: 'Forty Clinics' },
      projectDetails: ownText('Project details', 'Tell us about your project.', 'A booking system that works offline.'),
    },
    thanks: 'Form submitted successfully!',
    list: 'enquiries',
    file: 'enquiries',
    noun: 'enquiry',
    acknowledgement: {
      title: 'We have your enquiry',
      next: `${reads}, with questions about your project or a proposal for a first meeting.`,
    },
    summaries: {
      submit: 'Enquire from the home page',
      list: 'List the enquiries of the home page',
      find: 'Show one enquiry of the home page',
      file: 'Download the enquiries of the home page',
    },
  },
  'contact-message': {
    table: 'contact_messages',
    path: 'api/form/contact',
    page: '/contact',
    fields: {
      name,
      number,
      email,
      message: ownText('Message', 'Enter your message.', 'Please call me about a booking system.'),
    },
    thanks: 'Thank you. We have received your message and will get in touch soon.',
    list: 'contacts',
    file: 'contacts',
    noun: 'contact message',
    acknowledgement: { title: 'We have your message', next: `${reads}, by mail or by phone.` },
    summaries: {
      submit: 'Send a contact message',
      list: 'List contact messages',
      find: 'Show one contact message',
      file: 'Download contact messages',
    },
  },
} as const satisfies Record<string, EnquiryFacts>;

type EnquiryForms = typeof enquiryForms;
export type EnquiryName = keyof EnquiryForms;
export type EnquiryTable = EnquiryForms[EnquiryName]['table'];
export type EnquiryFile = EnquiryForms[EnquiryName]['file'];

export interface EnquiryKind extends EnquiryFacts {
  name: EnquiryName;
  file: EnquiryFile;
  /** For the ids of operations and the names of classes. */
  ids: { one: string; many: string };
  /** Tells the sender that a field is missing. */
  incomplete: string;
  /** The fields that not every form has. */
  ownFields: readonly (FormFieldFacts & { field: string; column: string })[];
}

/** The fields of a form that not every form has. */
export const ownFieldsOf = <Fields extends Record<'name' | 'email', FormFieldFacts>>({
  name: _name,
  email: _email,
  ...ownFields
}: Fields) => ownFields;

const pascalCase = (text: string) => text.replace(/(?:^|[-_])(.)/g, (_, letter: string) => letter.toUpperCase());

/** What a form without one of its required fields is answered with. */
function incompleteText(fields: readonly FormFieldFacts[]): string {
  const required = fields.filter(({ missing }) => missing);
  if (required.length === fields.length) return 'All fields are required';
  const [first = '', ...others] = required.map(({ label }) => label);
  const names = [first, ...others.map((label) => label.charAt(0).toLowerCase() + label.slice(1))];
  const list = new Intl.ListFormat('en-GB').format(names);
  return `${list} ${names.length === 1 ? 'is' : 'are'} required`;
}

function kindOf(kind: EnquiryName): EnquiryKind {
  const facts: EnquiryFacts & { file: EnquiryFile } = enquiryForms[kind];
  const ownFields = Object.entries<FormFieldFacts>(ownFieldsOf(enquiryForms[kind].fields)).map(([field, declared]) =>
    Object.assign({ field, column: columnOf(field) }, declared),
  );
  const incomplete = incompleteText(Object.values(facts.fields));
  return {
    ...facts,
    name: kind,
    incomplete,
    ids: { one: pascalCase(kind), many: pascalCase(facts.table) },
    ownFields,
  };
}

export const enquiryKinds = Object.keys(enquiryForms) as EnquiryName[];
export const isEnquiry = (kind: string): kind is EnquiryName => (enquiryKinds as readonly string[]).includes(kind);
const forEachName = <Made>(make: (kind: EnquiryName) => Made) =>
  Object.fromEntries(enquiryKinds.map((kind) => [kind, make(kind)])) as Record<EnquiryName, Made>;
export const enquiries = forEachName(kindOf);
export const forEachEnquiry = <Made>(make: (kind: EnquiryKind) => Made) => forEachName((kind) => make(enquiries[kind]));
