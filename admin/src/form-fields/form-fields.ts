import { forms, type Schemas } from '@frontdoor/contract';

/** A form of the site that says its fields, by its name in the API. */
export type FormName = Schemas['HeldView']['kind'];
type ContractField<Name extends FormName = FormName> = (typeof forms)[Name]['fields'][number];
export type FieldName<Name extends FormName = FormName> = ContractField<Name>['name'];

/** A field of the API, with its label and type. */
export interface FormField<Name extends string = string> {
  name: Name;
  label: string;
  type: ContractField['type'];
  /** Whether it is a column of the list, too. */
  inList: boolean;
}

/** Every list shows them in columns of its own. */
const shared: readonly string[] = ['name', 'email'];

/** The fields of a form that not every form has, in its order. `onlyInRecord`: those for which the list has no room. */
export const fieldsIn = <Name extends string>(
  fields: readonly { name: Name; label: string; type: ContractField['type'] }[],
  onlyInRecord: readonly Name[] = [],
): FormField<Name>[] =>
  fields
    .filter(({ name }) => !shared.includes(name))
    .map(({ name, label, type }) => ({ name, label, type, inList: !onlyInRecord.includes(name) }));

export const fieldsOf = <Name extends FormName>(form: Name, onlyInRecord: readonly FieldName<Name>[] = []) =>
  fieldsIn<FieldName<Name>>(forms[form].fields, onlyInRecord);
