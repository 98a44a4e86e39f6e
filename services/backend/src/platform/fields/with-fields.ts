import type { Type } from '@nestjs/common';
import { ApiProperty } from '../http/contract/api-docs.decorators';
import type { FormFieldFacts, FormFields } from './form-field';

/** The fields of a form as they are kept and shown: null where one may be empty. */
type FieldValues<Fields extends FormFields> = {
  -readonly [Field in keyof Fields]: Fields[Field] extends { missing: string } ? string : string | null;
};

/** A class with all of `parent` and a property for each field, in their order; `decorate` declares one. */
export function withFields<Parent extends object, Fields extends FormFields>(
  parent: Type<Parent>,
  fields: Fields,
  decorate: (facts: FormFieldFacts, field: string) => PropertyDecorator,
): Type<Parent & FieldValues<Fields>> {
  class WithFields extends (parent as Type<object>) {}
  for (const [field, facts] of Object.entries(fields)) decorate(facts, field)(WithFields.prototype, field);
  return WithFields as Type<Parent & FieldValues<Fields>>;
}

const formats: Partial<Record<FormFieldFacts['type'], string>> = { email: 'email', 'web-address': 'uri' };

function declareShown({ type, label, missing }: FormFieldFacts): PropertyDecorator {
  const format = formats[type];
  return ApiProperty({ type: String, title: label, ...(format && { format }), ...(!missing && { nullable: true }) });
}

/** The same for a view: each property is described in the contract by its field. */
export const withShownFields = <Parent extends object, Fields extends FormFields>(
  parent: Type<Parent>,
  fields: Fields,
) => withFields(parent, fields, declareShown);
