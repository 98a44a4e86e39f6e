import type { ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { ApiProperty } from '../http/contract/api-docs.decorators';

export type RequestClass<Request extends object = object> = new () => Request;
type Tidy = (value: unknown) => unknown;

/** By the prototype of the class that declares the field. */
const tidyByField = new WeakMap<object, Map<string, Tidy>>();

/** Changes the value of a field before it is validated. */
export const Tidied =
  (tidy: Tidy): PropertyDecorator =>
  (prototype, property) => {
    const tidies = tidyByField.get(prototype) ?? new Map<string, Tidy>();
    tidyByField.set(prototype, tidies.set(String(property), tidy));
  };

/** The field holds a request of another class. */
export const Nested =
  (type: RequestClass): PropertyDecorator =>
  (prototype, property) => {
    const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
    Tidied((value) => (isRecord(value) ? toRequest(type, value as object) : value))(prototype, property);
    ValidateNested()(prototype, property);
  };

/** An instance of a request class with all fields of a plain record, those that it tidies tidied. */
export function toRequest<Request extends object>(type: RequestClass<Request>, plain: object): Request {
  const request = new type() as Request & Record<string, unknown>;
  const entries = Object.entries(plain) as [keyof Request & string, unknown][];
  for (const [name, value] of entries) {
    const tidy = tidyOf(type.prototype as object, name);
    request[name] = (tidy ? tidy(value) : value) as Request[typeof name];
  }
  return request;
}

/** The function that tidies a field: of its own decorator, or of one that the class inherits. */
export function tidyOf(prototype: object | null, name: string): Tidy | undefined {
  if (prototype === null) return undefined;
  return tidyByField.get(prototype)?.get(name) ?? tidyOf(Object.getPrototypeOf(prototype) as object | null, name);
}

/** The contract's description of a field. */
export interface FieldOptions {
  /** The label of the field. */
  title?: string;
  /** What kind of text it holds, for the forms that are made from the contract. */
  'x-type'?: string;
  /** The error of a text that is none of its kind, for the same forms. */
  'x-wrong'?: string;
  required?: boolean;
  nullable?: boolean;
  description?: string;
  example?: string;
}

/**
 * A field of a request: its description in the contract, and its rules. The first rule that a value breaks is its error.
 * With `required: false` it may be left out, and be null only if it is `nullable`.
 */
export function field(options: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator {
  const mayBeAbsent = options.nullable ? IsOptional() : ValidateIf((_, value) => value !== undefined);
  const decorators = [ApiProperty(options), ...rules, ...(options.required === false ? [mayBeAbsent] : [])];
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}
