import { forms, type Schemas } from '@frontdoor/contract';

/** A kind of enquiry, by its name in the API. */
export type EnquiryName = Exclude<Schemas['HeldView']['kind'], 'application'>;

type ContractField = (typeof forms)[EnquiryName]['fields'][number];

/** A field of the API, with its label and type. */
export interface EnquiryField {
  name: string;
  label: string;
  type: ContractField['type'];
  /** Whether it is a column of the list, too. */
  inList: boolean;
}

interface EnquiryFacts {
  /** The list's address, here and in the API. */
  list: string;
  /** Its field in the reports and in the counts of a person's data. */
  counted: Exclude<keyof Schemas['EnquiryDayView'], 'day'>;
  /** Fields for which the list has no room: they are shown with one record alone. All others are columns. */
  onlyInRecord?: readonly ContractField['name'][];
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
  fields: readonly EnquiryField[];
}

/** Every list shows them in columns of its own. */
const shared: readonly string[] = ['name', 'email'];

/** The fields of a form that not every kind has. */
export const fieldsOf = (
  fields: readonly Pick<ContractField, 'name' | 'label' | 'type'>[],
  onlyInRecord: readonly string[] = [],
): EnquiryField[] =>
  fields
    .filter(({ name }) => !shared.includes(name))
    .map(({ name, label, type }) => ({ name, label, type, inList: !onlyInRecord.includes(name) }));

function kindOf(name: EnquiryName): EnquiryKind {
  const { onlyInRecord, ...facts } = kinds[name];
  return { ...facts, name, fields: fieldsOf(forms[name].fields, onlyInRecord) };
}

export const enquiryKinds: readonly EnquiryKind[] = (Object.keys(kinds) as EnquiryName[]).map(kindOf);

export const isEnquiry = (kind: string): kind is EnquiryName => kind in kinds;

/** The list of each kind of record, by its name in the API. */
export const listOf: Readonly<Record<string, string>> = {
  application: 'applications',
  ...Object.fromEntries(enquiryKinds.map(({ name, list }) => [name, list])),
  staff: 'staff',
};
