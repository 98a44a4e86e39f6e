import type { About } from '../answers/receipts.ts';
import { contentOf as contentOfFields, emptyTexts, faultsInFields, textOf } from '../fields/field-values.ts';
import type { EnquiryKind } from './enquiry-kinds.ts';

export type EnquiryValues = Record<string, string>;

export const emptyEnquiry = ({ fields }: EnquiryKind): EnquiryValues => emptyTexts(fields);

export const faultsInEnquiry = ({ fields }: EnquiryKind, values: EnquiryValues) => faultsInFields(fields, values);

export const isIncomplete = ({ fields }: EnquiryKind, values: EnquiryValues) =>
  fields.some((field) => field.missing && textOf(field, values) === '');

export const contentOf = ({ fields }: EnquiryKind, values: EnquiryValues): EnquiryValues =>
  contentOfFields(fields, values);

/** What a receipt says of an enquiry: all that was filled in. */
export function aboutEnquiry(kind: EnquiryKind, values: EnquiryValues): About {
  const { email = '', ...others } = contentOf(kind, values);
  const texts = kind.fields.flatMap(({ name, label }) => (others[name] ? [{ label, text: others[name] }] : []));
  return { title: kind.sent, subject: '', email, texts };
}
