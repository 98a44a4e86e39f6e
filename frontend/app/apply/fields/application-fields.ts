import { fieldsOf, half, personName, type FieldName } from '../../forms/fields/form-fields.ts';
import { applicationFields as words } from '../form-words.ts';

/** Fields of the API that this form does not ask for: programs alone send them. */
export const notAsked = ['phone'] as const satisfies readonly FieldName<'application'>[];

/** What an applicant types or chooses, in the order of the form. */
export const textFields = fieldsOf(
  'application',
  {
    name: personName,
    email: half,
    apply: { ...half, ...words.apply },
    experience: half,
    linkedin: words.linkedin,
    message: { ...words.message, rows: 5 },
  },
  notAsked,
);

export type TextField = (typeof textFields)[number];
export type TextName = TextField['name'];

/** Two halves that follow each other stand side by side. */
export function rowsOf<Field extends Pick<TextField, 'half'>>(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.half && last?.length === 1 && last[0]?.half) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
