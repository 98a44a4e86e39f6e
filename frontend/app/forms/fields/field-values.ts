import { contactText } from '../rules.ts';
import type { Faults } from '../sending/outcome.ts';
import type { FormField } from './form-fields.ts';

/** What was typed into the fields, by their names. */
type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export const emptyTexts = <Name extends string>(fields: readonly FormField<Name>[]) =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>;

/** What was typed into a field, as it is checked and sent. */
export function textOf<Name extends string>({ name, contact = false }: FormField<Name>, values: Texts<Name>): string {
  const typed = values[name] ?? '';
  return contact ? contactText(typed) : typed.trim();
}

/** A courtesy, so that a slip is seen at once. The server checks everything again. */
export function faultsInFields<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Texts<Name>,
): Faults<Name> {
  const faults: Faults<Name> = {};
  for (const field of fields) {
    const text = textOf(field, values);
    const fault = text === '' ? field.missing : field.rules.map((rule) => rule(text)).find((each) => each !== null);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

/** The values as they are sent, without empty ones. */
export const contentOf = <Name extends string>(fields: readonly FormField<Name>[], values: Texts<Name>) =>
  Object.fromEntries<string>(
    fields.map((field) => [field.name, textOf(field, values)] as const).filter(([, text]) => text !== ''),
  );
