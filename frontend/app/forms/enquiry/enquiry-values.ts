import { contentOf as contentOfFields, emptyTexts, faultsInFields, textOf } from '../fields/field-values.ts';
import type { EnquiryKind } from './enquiry-kinds.ts';

export type EnquiryValues = Record<string, string>;

export const emptyEnquiry = ({ fields }: EnquiryKind): EnquiryValues => emptyTexts(fields);

export const faultsInEnquiry = ({ fields }: EnquiryKind, values: EnquiryValues) => faultsInFields(fields, values);

export const isIncomplete = ({ fields }: EnquiryKind, values: EnquiryValues) =>
  fields.some((field) => field.missing && textOf(field, values) === '');

export const contentOf = ({ fields }: EnquiryKind, values: EnquiryValues): EnquiryValues =>
  contentOfFields(fields, values);
