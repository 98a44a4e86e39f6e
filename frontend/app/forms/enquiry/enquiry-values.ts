import type { EnquiryKind } from './enquiry-kinds.ts';
import type { Faults } from '../sending/outcome.ts';

export type EnquiryValues = Record<string, string>;

export const emptyEnquiry = ({ fields }: EnquiryKind): EnquiryValues =>
  Object.fromEntries(fields.map((field) => [field.name, '']));

/** A courtesy, so that a slip is seen at once. The server checks everything again. */
export function faultsInEnquiry({ fields }: EnquiryKind, values: EnquiryValues): Faults<string> {
  const faults: Faults<string> = {};
  for (const field of fields) {
    const text = (values[field.name] ?? '').trim();
    const fault = text === '' ? field.missing : field.rules.map((rule) => rule(text)).find((found) => found !== null);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

export const isIncomplete = ({ fields }: EnquiryKind, values: EnquiryValues) =>
  fields.some((field) => field.missing && (values[field.name] ?? '').trim() === '');

/** The values as they are sent: trimmed, and without empty ones. */
export const contentOf = (values: EnquiryValues): EnquiryValues =>
  Object.fromEntries<string>(
    Object.entries(values)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
