import type { Schemas } from '@frontdoor/contract';

export interface EnquiryField {
  /** A field of the API. */
  source: string;
  label: string;
  type: 'line' | 'lines' | 'phone' | 'web-address';
  /** Shown with one record alone, not in the list. */
  detail?: true;
}

interface EnquiryFacts {
  /** The list's address, here and in the API. */
  list: string;
  heading: string;
  one: string;
  many: string;
  /** Its name in the reports, if it differs. */
  reported?: readonly [one: string, many: string];
  /** Its field in the reports and in the counts of a person's data. */
  counted: Exclude<keyof Schemas['EnquiryDayView'], 'day'>;
  /** The fields that only this kind has. */
  fields: readonly EnquiryField[];
}

const phone: EnquiryField = { source: 'number', label: 'Phone', type: 'phone' };

/** The kinds of enquiry, by their names in the API. */
const kinds: Record<Exclude<Schemas['HeldView']['kind'], 'application'>, EnquiryFacts> = {
  consultation: {
    list: 'users',
    heading: 'Feedback',
    one: 'feedback entry',
    many: 'feedback entries',
    reported: ['consultation request', 'consultation requests'],
    counted: 'consultations',
    fields: [
      phone,
      { source: 'website', label: 'Website', type: 'web-address', detail: true },
      { source: 'feedback', label: 'Feedback', type: 'lines' },
    ],
  },
  'home-enquiry': {
    list: 'enquiries',
    heading: 'Enquiries',
    one: 'enquiry',
    many: 'enquiries',
    counted: 'homeEnquiries',
    fields: [
      { source: 'company', label: 'Company', type: 'line' },
      { source: 'projectDetails', label: 'Project', type: 'lines' },
    ],
  },
  'contact-message': {
    list: 'contacts',
    heading: 'Contact Messages',
    one: 'contact message',
    many: 'contact messages',
    counted: 'contactMessages',
    fields: [phone, { source: 'message', label: 'Message', type: 'lines' }],
  },
};

export interface EnquiryKind extends EnquiryFacts {
  name: string;
  /** The heading within a text: only its first letter is a capital. */
  title: string;
}

const kindOf = ([name, facts]: [string, EnquiryFacts]): EnquiryKind => ({
  ...facts,
  name,
  title: facts.heading.charAt(0) + facts.heading.slice(1).toLowerCase(),
});

export const enquiryKinds: readonly EnquiryKind[] = Object.entries(kinds).map(kindOf);

/** The list of each kind of record, by its name in the API. */
export const listOf: Readonly<Record<string, string>> = {
  application: 'applications',
  ...Object.fromEntries(enquiryKinds.map(({ name, list }) => [name, list])),
  staff: 'staff',
};
