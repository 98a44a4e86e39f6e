import type { EnquiryField, EnquiryKind } from './enquiry-kinds.ts';
import { contactText } from '../rules.ts';
import type { Faults } from '../sending/outcome.ts';

export type EnquiryValues = Record<string, string>;

export const emptyEnquiry = ({ fields }: EnquiryKind): EnquiryValues =>
  Object.fromEntries(fields.map((field) => [field.name, '']));

/** What was typed into a field, as it is checked and sent. */
function textOf({ name, contact = false }: EnquiryField, values: EnquiryValues): string {
  const typed = values[name] ?? '';
  return contact ? contactText(typed) : typed.trim();
}

/** A courtesy, so that a slip is seen at once. The server checks everything again. */
export function faultsInEnquiry({ fields }: EnquiryKind, values: EnquiryValues): Faults<string> {
  const faults: Faults<string> = {};
  for (const field of fields) {
    const text = textOf(field, values);
    const fault = text === '' ? field.missing : field.rules.map((rule) => rule(text)).find((each) => each !== null);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

export const isIncomplete = ({ fields }: EnquiryKind, values: EnquiryValues) =>
  fields.some((field) => field.missing && textOf(field, values) === '');

/** The values as they are sent, without empty ones. */
export const contentOf = ({ fields }: EnquiryKind, values: EnquiryValues): EnquiryValues =>
  Object.fromEntries<string>(
    fields.map((field) => [field.name, textOf(field, values)] as const).filter(([, text]) => text !== ''),
  );
