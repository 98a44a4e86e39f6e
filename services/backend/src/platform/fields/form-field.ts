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

/** The columns of the fields with their values; a phone number is also kept in its international form. */
export function columnsOf(fields: FormFields, request: object): Record<string, string | null | undefined> {
  const values = request as Record<string, string | undefined>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { type }]) => {
      const value = values[field];
      const column = columnOf(field);
      if (type !== 'phone') return [[column, value]];
      return [
        [column, value],
        [`${column}_e164`, value === undefined ? null : toE164(value)],
      ];
    }),
  );
}

/** The texts of the fields that have one, for the description of the API. */
export const samplesOf = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { example, sample = example }]) => (sample ? [[field, sample]] : [])),
  );
