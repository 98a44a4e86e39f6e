import type { Schemas } from '@frontdoor/contract';
import type { English } from '../messages/message-key.ts';

/** A kind of enquiry, by its name in the API. */
export type EnquiryName = Exclude<Schemas['HeldView']['kind'], 'application'>;

export interface EnquiryField {
  /** A field of the API, and the key of its label. */
  source: keyof English['enquiries']['columns'];
  type: 'line' | 'lines' | 'phone' | 'web-address';
  /** Shown with one record alone, not in the list. */
  detail?: true;
}

interface EnquiryFacts {
  /** The list's address, here and in the API. */
  list: string;
  /** Its field in the reports and in the counts of a person's data. */
  counted: Exclude<keyof Schemas['EnquiryDayView'], 'day'>;
  /** The fields that only this kind has. */
  fields: readonly EnquiryField[];
}

const phone: EnquiryField = { source: 'number', type: 'phone' };

/** What a kind is called stands in the messages. */
const kinds: Record<EnquiryName, EnquiryFacts> = {
  consultation: {
    list: 'users',
    counted: 'consultations',
    fields: [phone, { source: 'website', type: 'web-address', detail: true }, { source: 'feedback', type: 'lines' }],
  },
  'home-enquiry': {
    list: 'enquiries',
    counted: 'homeEnquiries',
    fields: [
      { source: 'company', type: 'line' },
      { source: 'projectDetails', type: 'lines' },
    ],
  },
  'contact-message': {
    list: 'contacts',
    counted: 'contactMessages',
    fields: [phone, { source: 'message', type: 'lines' }],
  },
};

export interface EnquiryKind extends EnquiryFacts {
  name: EnquiryName;
}

const kindOf = (name: EnquiryName): EnquiryKind => ({ ...kinds[name], name });

export const enquiryKinds: readonly EnquiryKind[] = (Object.keys(kinds) as EnquiryName[]).map(kindOf);

export const isEnquiry = (kind: string): kind is EnquiryName => kind in kinds;

/** The list of each kind of record, by its name in the API. */
export const listOf: Readonly<Record<string, string>> = {
  application: 'applications',
  ...Object.fromEntries(enquiryKinds.map(({ name, list }) => [name, list])),
  staff: 'staff',
};
