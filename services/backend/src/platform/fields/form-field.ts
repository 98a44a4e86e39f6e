import { toE164 } from './phone-number';

/**
 * What the type of a field decides: its rules, its column, and how lists, mails and files show it. `lines` is the sender's own text:
 * each form has one. `option` is one of the texts that the form offers. `max`, in characters, is declared for a `line` alone, `wrong`
 * is the message for a `web-address` that is none.
 */
type FieldType =
  | { type: 'line'; max?: number; wrong?: never }
  | { type: 'web-address'; wrong?: string; max?: never }
  | { type: 'lines' | 'email' | 'phone' | 'option'; max?: never; wrong?: never };

/** A field of a form. */
export type FormFieldFacts = FieldType & {
  /** On the site, in the admin area, in mails and files, unless one of them says otherwise. */
  label: string;
  /** The message for an empty field. A field without it may be empty. */
  missing?: string;
  /** For the description of the API: what may be said about it, and a value as it is sent and as a file shows it. */
  description?: string;
  example?: string;
  sample?: string;
};

/** By their names in a request, in the order of the form; the column has the same name with underscores. */
export type FormFields = Readonly<Record<string, FormFieldFacts>>;

export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const internationalColumnOf = (field: string) => `${columnOf(field)}_e164`;

/** A column of a form's table. */
interface FieldColumn {
  name: string;
  /** SQL: its name in a row of JSON that is a request with `internationalNumbers`. */
  inRow: string;
}

/** The columns of the fields; a phone number has a second one for its international form. */
export const columnsOf = (fields: FormFields): FieldColumn[] =>
  Object.entries(fields).flatMap(([field, { type }]) => {
    const column = { name: columnOf(field), inRow: `"${field}"` };
    const international = internationalColumnOf(field);
    return type === 'phone' ? [column, { name: international, inRow: `"${international}"` }] : [column];
  });

/** The international forms of the phone numbers of a request, by their columns; null where there is none. */
export function internationalNumbers(fields: FormFields, request: object): Record<string, string | null> {
  const numbers: Record<string, string | null> = {};
  for (const [field, { type }] of Object.entries(fields)) {
    if (type !== 'phone') continue;
    const number = (request as Record<string, string | undefined>)[field];
    numbers[internationalColumnOf(field)] = number === undefined ? null : toE164(number);
  }
  return numbers;
}

/** The texts of the fields that have one, for the description of the API. */
export const samplesOf = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { example, sample = example }]) => (sample ? [[field, sample]] : [])),
  );
