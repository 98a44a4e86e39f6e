import { contentOf, emptyTexts } from '../forms/fields/field-values.ts';
import type { Faults as FaultsOf } from '../forms/sending/outcome.ts';
import { textFields, type TextName } from './fields/application-fields.ts';

export const consentNames = ['agree', 'ageConfirmed'] as const;
type Consent = (typeof consentNames)[number];

/** The form's values as they are typed. `job_post` is the vacancy whose card led here; it is not typed. */
export type Values = Record<TextName | 'job_post', string> & Record<Consent, boolean>;

export type Field = TextName | Consent | 'resume';
export type Faults = FaultsOf<Field>;

export const emptyValues: Values = { ...emptyTexts(textFields), job_post: '', agree: false, ageConfirmed: false };

/** In the order in which they stand on the page. */
export const fields: readonly Field[] = [...textFields.map(({ name }) => name), 'resume', ...consentNames];
export const isField = (name: string): name is Field => (fields as readonly string[]).includes(name);

export const idOf = (field: Field) => `application-${field}`;

/** A choice alone, which may have come with the link, and a person of another application are no draft to speak of. */
export const wasTyped = (values: Values, carried: Partial<Values> = {}) =>
  textFields.some(({ name, choice }) => !choice && values[name] !== (carried[name] ?? ''));

/** Text fields first, the file last: the server reads them in this order and refuses early. */
export function bodyOf(values: Values, beside: Record<string, string>, resume: File | null): FormData {
  const body = new FormData();
  for (const [field, text] of Object.entries(contentOf(textFields, values))) body.append(field, text);
  if (values.job_post) body.append('job_post', values.job_post);
  for (const consent of consentNames) if (values[consent]) body.append(consent, 'true');
  for (const [field, text] of Object.entries(beside)) body.append(field, text);
  if (resume) body.append('resume', resume, resume.name);
  return body;
}
