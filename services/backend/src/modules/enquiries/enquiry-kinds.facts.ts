import { email, type EnquiryField, name, number } from './enquiry-fields.facts';

/** All that the kinds of enquiry differ in. Table, columns, classes, routes, mails, lists, files and reports follow from it. */
export interface EnquiryFacts {
  table: string;
  /** The address that the form is sent to, and the site's page that it stands on, or pages. */
  path: string;
  page: string;
  otherPages?: RegExp;
  /** By their names in a request, in the order of the form; the column has the same name with underscores. */
  fields: Readonly<Record<string, EnquiryField>>;
  /** Tells the sender that a field is missing, and that the form has arrived. */
  incomplete: string;
  thanks: string;
  /** Below `/api/admin` and `/admin`, and the unit of `Content-Range`. */
  list: string;
  /** The name of the exported file, and in the audit log. */
  file: string;
  /** Its name in the mail to the inbox. */
  noun: string;
  /** The mail to the sender. `next` is what happens next; the inbox must keep this promise. */
  acknowledgement: { title: string; next: string };
  /** For the summaries of the API's calls. */
  summaries: { submit: string; list: string; find: string; file: string };
}

const reads = 'A person reads it and answers within one working day';

/** The order is that of lists, reports and messages. */
const kinds = {
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
        example: 'company.example',
        sample: 'https://company.example',
      },
      feedback: {
        type: 'lines',
        label: 'Feedback',
        missing: 'Tell us what you would like to talk about.',
        sample: 'We would like to talk about a booking system for forty clinics.',
      },
    },
    incomplete: 'All fields are required',
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
      projectDetails: {
        type: 'lines',
        label: 'Project details',
        missing: 'Tell us about your project.',
        sample: 'A booking system that works offline.',
      },
    },
    incomplete: 'Name, e-mail and project details are required',
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
      message: {
        type: 'lines',
        label: 'Message',
        missing: 'Enter your message.',
        sample: 'Please call me about a booking system.',
      },
    },
    incomplete: 'All fields are required',
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

export type EnquiryName = keyof typeof kinds;
export type EnquiryTable = (typeof kinds)[EnquiryName]['table'];
export type EnquiryFile = (typeof kinds)[EnquiryName]['file'];

export const enquiries: Record<EnquiryName, EnquiryFacts & { file: EnquiryFile }> = kinds;
export const enquiryKinds = Object.keys(enquiries) as EnquiryName[];
export const enquiryFiles = enquiryKinds.map((kind) => enquiries[kind].file);

/** The fields that not every form has. */
export const ownFieldsOf = ({ fields }: EnquiryFacts) =>
  Object.entries(fields).filter(([field]) => field !== 'name' && field !== 'email');

/** A text for each of them, for the description of the API. */
export const samplesOf = (facts: EnquiryFacts): Record<string, string> =>
  Object.fromEntries(ownFieldsOf(facts).map(([field, { example = '', sample = example }]) => [field, sample]));
