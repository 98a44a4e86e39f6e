import { contactText } from '../forms/rules.ts';
import type { Faults as FaultsOf } from '../forms/sending/outcome.ts';

/** The form's values as they are typed. */
export type Values = {
  name: string;
  email: string;
  apply: string;
  /** The vacancy whose card led here; it is not typed. */
  job_post: string;
  experience: string;
  linkedin: string;
  message: string;
  agree: boolean;
  ageConfirmed: boolean;
};

export type Field = Exclude<keyof Values, 'job_post'> | 'resume';
export type Faults = FaultsOf<Field>;

export const emptyValues: Values = {
  name: '',
  email: '',
  apply: '',
  job_post: '',
  experience: '',
  linkedin: '',
  message: '',
  agree: false,
  ageConfirmed: false,
};

/** In the order in which they stand on the page. */
export const fields: readonly Field[] = [
  'name',
  'email',
  'apply',
  'experience',
  'linkedin',
  'message',
  'resume',
  'agree',
  'ageConfirmed',
];
export const isField = (name: string): name is Field => (fields as readonly string[]).includes(name);

export const idOf = (field: Field) => `application-${field}`;

/** A position that came with the link alone, and a person of another application, are no draft to speak of. */
export const wasTyped = ({ name, email, linkedin, message }: Values, carried: Partial<Values> = {}) =>
  message !== '' ||
  name !== (carried.name ?? '') ||
  email !== (carried.email ?? '') ||
  linkedin !== (carried.linkedin ?? '');

type TextName = Exclude<keyof Values, 'agree' | 'ageConfirmed'>;
const contactDetails: readonly TextName[] = ['email', 'linkedin'];

/** What was typed into a field, as it is checked and sent. */
export const textOf = (values: Values, field: TextName) =>
  contactDetails.includes(field) ? contactText(values[field]) : values[field].trim();

/** Text fields first, the file last: the server reads them in this order and refuses early. */
export function bodyOf(values: Values, beside: Record<string, string>, resume: File | null): FormData {
  const body = new FormData();
  for (const field of ['name', 'email', 'apply', 'experience'] as const) body.append(field, textOf(values, field));
  for (const field of ['linkedin', 'message', 'job_post'] as const) {
    const text = textOf(values, field);
    if (text) body.append(field, text);
  }
  for (const field of ['agree', 'ageConfirmed'] as const) if (values[field]) body.append(field, 'true');
  for (const [field, text] of Object.entries(beside)) body.append(field, text);
  if (resume) body.append('resume', resume, resume.name);
  return body;
}
