import { enquiryFields, type EnquiryName } from './words.ts';
import { atMost, email, phone, website, type Rule } from '../rules.ts';

export type EnquiryField = {
  name: string;
  label: string;
  help?: string;
  /** What to say when it is empty; without it the field may be. */
  missing?: string;
  rules: readonly Rule[];
  /** Rows of a text of several lines. */
  rows?: number;
  /** Half of the form's width, where there is width. */
  half?: boolean;
  input?: Record<'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize', string | undefined>;
};

export type EnquiryKind = {
  name: EnquiryName;
  path: string;
  fields: readonly EnquiryField[];
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
  ...enquiryFields.name,
  rules: [atMost(120)],
  half: true,
  input: typed('text', 'name', undefined, 'words'),
};
const mail: EnquiryField = {
  name: 'email',
  ...enquiryFields.email,
  rules: [email],
  half: true,
  input: typed('email', 'email', 'email', 'none'),
};
const number: EnquiryField = {
  name: 'number',
  ...enquiryFields.number,
  rules: [phone],
  half: true,
  input: typed('tel', 'tel', 'tel'),
};

const allRequired = 'All fields are required';

const homeEnquiry: EnquiryKind = {
  name: 'enquiry',
  path: '/api/formhome/submit',
  fields: [
    name,
    mail,
    { name: 'company', ...enquiryFields.company, rules: [atMost(200)], input: typed('text', 'organization') },
    {
      name: 'projectDetails',
      ...enquiryFields.projectDetails,
      rules: [atMost(5000)],
      rows: 4,
    },
  ],
  incomplete: 'Name, e-mail and project details are required',
  failed: (said) => said ?? 'Something went wrong!',
};

const contactMessage: EnquiryKind = {
  name: 'contact',
  path: '/api/form/contact',
  fields: [
    name,
    number,
    { ...mail, half: false },
    {
      name: 'message',
      ...enquiryFields.message,
      rules: [atMost(5000)],
      rows: 6,
    },
  ],
  incomplete: allRequired,
  failed: () => 'Something went wrong. Please try again.',
};

const consultation: EnquiryKind = {
  name: 'consultation',
  path: '/api/auth/register',
  fields: [
    name,
    mail,
    number,
    {
      name: 'website',
      ...enquiryFields.website,
      rules: [website],
      half: true,
      input: typed('text', 'url', 'url', 'none'),
    },
    {
      name: 'feedback',
      ...enquiryFields.feedback,
      rules: [atMost(5000)],
      rows: 4,
    },
  ],
  incomplete: allRequired,
  failed: (said) => said ?? 'Something went wrong!',
};

export const enquiryKinds = { enquiry: homeEnquiry, contact: contactMessage, consultation };
