import type { Schemas } from '@frontdoor/contract';
import { fieldsOf, type FieldName, type FormField } from '../form-fields/form-fields.ts';

/** A kind of enquiry, by its name in the API. */
export type EnquiryName = Exclude<Schemas['HeldView']['kind'], 'application'>;

interface EnquiryFacts {
  /** The list's address in the API, and what led to it here before there was one list of all. */
  list: string;
  /** Its field in the reports and in the counts of a person's data. */
  counted: keyof Schemas['EnquiryCountsView'];
  /** Fields for which the list has no room: they are shown with one record alone. All others are columns. */
  onlyInRecord?: readonly FieldName<EnquiryName>[];
}

/** What a kind is called stands in the messages, and what fields it has in the contract. */
const kinds: Record<EnquiryName, EnquiryFacts> = {
  consultation: {
    list: 'users',
    counted: 'consultations',
    onlyInRecord: ['website'],
  },
  'home-enquiry': {
    list: 'enquiries',
    counted: 'homeEnquiries',
  },
  'contact-message': {
    list: 'contacts',
    counted: 'contactMessages',
  },
};

export interface EnquiryKind extends Omit<EnquiryFacts, 'onlyInRecord'> {
  name: EnquiryName;
  /** The fields that not every kind has, in the order of the form. */
  fields: readonly FormField[];
}

function kindOf(name: EnquiryName): EnquiryKind {
  const { onlyInRecord, ...facts } = kinds[name];
  return { ...facts, name, fields: fieldsOf(name, onlyInRecord) };
}

export const enquiryKinds: readonly EnquiryKind[] = (Object.keys(kinds) as EnquiryName[]).map(kindOf);

export const fieldsOfKind = (name: EnquiryName): readonly FormField[] =>
  enquiryKinds.find((kind) => kind.name === name)?.fields ?? [];

export const isEnquiry = (kind: string): kind is EnquiryName => kind in kinds;

/** The list of the enquiries of all kinds. */
export const allEnquiries = 'all-enquiries';

/** The list of each kind of record, by its name in the API. */
export const listOf: Readonly<Record<string, string>> = {
  application: 'applications',
  ...Object.fromEntries(enquiryKinds.map(({ name }) => [name, allEnquiries])),
  staff: 'staff',
};
