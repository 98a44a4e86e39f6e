import { forms } from '@frontdoor/contract';
import { atMost, email, phone, webAddress, type Rule } from '../rules.ts';

export type FormField<Name extends string = string> = {
  name: Name;
  label: string;
  help?: string;
  /** The message for an empty field; a field without it may be empty. The API's own. */
  missing?: string | undefined;
  rules: readonly Rule[];
  /** Whether it holds contact details, whose invisible marks are left out. */
  contact?: boolean;
  /** Whether it is one of the texts that the form offers. */
  choice?: boolean;
  /** Rows of a text of several lines. */
  rows?: number;
  /** Half of the form's width, where there is width. */
  half?: boolean;
  input?: Record<'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize', string | undefined>;
};

/** The forms that say their fields. */
export type DeclaredForm = Exclude<keyof typeof forms, 'another-file'>;
type ContractField<Form extends DeclaredForm = DeclaredForm> = (typeof forms)[Form]['fields'][number];
export type FieldName<Form extends DeclaredForm = DeclaredForm> = ContractField<Form>['name'];

/** Where the site shows a field in another way than its type says. */
export type FieldView = Partial<Pick<FormField, 'label' | 'help' | 'rows' | 'half' | 'input'>>;

export const typed = (type: string, autoComplete: string, inputMode?: string, autoCapitalize?: string) => ({
  type,
  autoComplete,
  inputMode,
  autoCapitalize,
});

/** A field as the API declares it. `max` is in characters, `wrong` the fault of a text that is no web address. */
type Declared<Name extends string = string> = { name: Name; label: string; max?: number } & (
  { type: Exclude<ContractField['type'], 'web-address'> } | { type: 'web-address'; wrong: string }
);

/** The rules and the input of a field, by its type. */
function byType(field: Declared): Omit<FormField, 'name' | 'label'> {
  const { max = Infinity } = field;
  switch (field.type) {
    case 'line':
      return { rules: [atMost(max)], input: typed('text', 'off') };
    case 'lines':
      return { rules: [atMost(max)], rows: 4 };
    case 'email':
      return { rules: [email(max)], contact: true, input: typed('email', 'email', 'email', 'none') };
    case 'phone':
      return { rules: [phone(max)], contact: true, input: typed('tel', 'tel', 'tel') };
    case 'web-address':
      return { rules: [webAddress(max, field.wrong)], contact: true, input: typed('text', 'url', 'url', 'none') };
    case 'option':
      return { rules: [], choice: true };
  }
}

/** How a person's name is shown and filled in. */
export const personName: FieldView = { half: true, input: typed('text', 'name', undefined, 'words') };
export const half: FieldView = { half: true };

/** A field of the API as the site shows it. */
export const fieldOf = <Name extends string>(
  field: Declared<Name>,
  view: FieldView = {},
  missing?: string,
): FormField<Name> => ({
  name: field.name,
  label: field.label,
  missing,
  ...byType(field),
  ...view,
});

/** The fields of a form in the order of the API. One for which `views` says nothing is shown by its label and type. */
export function fieldsOf<Form extends DeclaredForm, Hidden extends FieldName<Form> = never>(
  form: Form,
  views: Partial<Record<FieldName<Form>, FieldView>>,
  notAsked: readonly Hidden[] = [],
): FormField<Exclude<FieldName<Form>, Hidden>>[] {
  type Name = Exclude<FieldName<Form>, Hidden>;
  const messages: Partial<Record<string, string>> = forms[form].missing;
  const fields: readonly Declared[] = forms[form].fields;
  const isAsked = (field: Declared): field is Declared<Name> => !(notAsked as readonly string[]).includes(field.name);
  return fields.filter(isAsked).map((field) => fieldOf(field, views[field.name], messages[field.name]));
}
