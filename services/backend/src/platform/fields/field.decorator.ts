import type { ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import { ApiProperty } from '../http/contract/api-docs.decorators';

/** The contract's description of a field. */
export interface Shown {
  required?: boolean;
  nullable?: boolean;
  description?: string;
  example?: string;
}

/**
 * A field of a request: its description in the contract, and its rules. The first rule that a value breaks is its error.
 * With `required: false` it may be left out, and be null only if it is `nullable`.
 */
export function field(shown: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator {
  const mayBeAbsent = shown.nullable ? IsOptional() : ValidateIf((_, value) => value !== undefined);
  const decorators = [ApiProperty(shown), ...rules, ...(shown.required === false ? [mayBeAbsent] : [])];
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** A rule that returns the fault as a text, or null for a good value. */
export const ruleOf = (name: string, faultOf: (value: unknown) => string | null): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value) => faultOf(value) === null,
      defaultMessage: (facts) => faultOf(facts?.value) ?? 'This field is not valid.',
    },
  });
