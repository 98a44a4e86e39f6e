import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { validateSync, type ValidationError } from 'class-validator';
import { type CompiledRules, compileRules } from '../../fields/compile-rules';
import { type RequestClass, toRequest } from '../../fields/field.decorator';
import { MalformedRequest, ValidationFailed } from '../errors/http.errors';

const UNKNOWN = 'This field is not known here.';

const compiled = new WeakMap<RequestClass, CompiledRules<object> | null>();

/**
 * Turns a plain record into a validated request. Unknown fields are refused.
 * @throws ValidationFailed with one text a field.
 */
export function validateAs<Dto extends object>(type: RequestClass<Dto>, plain: object): Dto {
  let rules = compiled.get(type) as CompiledRules<Dto> | null | undefined;
  if (rules === undefined) compiled.set(type, (rules = compileRules(type)));
  return rules?.(plain) ?? validateByLibrary(type, plain);
}

/** As `validateAs`, by class-validator alone, which also finds the texts. */
export function validateByLibrary<Dto extends object>(type: RequestClass<Dto>, plain: object): Dto {
  // class-validator takes fields that every object has for known ones.
  const inherited = Object.entries(plain).filter(([name, value]) => name in Object.prototype || hidesInherited(value));
  if (inherited.length > 0) throw new ValidationFailed(Object.fromEntries(inherited.map(([name]) => [name, UNKNOWN])));
  const dto = toRequest(type, plain);
  const problems = validateSync(dto, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (problems.length > 0) throw new ValidationFailed(Object.fromEntries(problems.map(textOf)));
  return dto;
}

/** Whether somewhere in the value stands a field whose name every object has. The reader of JSON limits the depth. */
function hidesInherited(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name in Object.prototype || hidesInherited(inner));
}

function textOf({ property, constraints = {} }: ValidationError): [string, string] {
  if (constraints['whitelistValidation']) return [property, UNKNOWN];
  return [property, Object.values(constraints)[0] ?? 'This field is not valid.'];
}

/**
 * Puts every body, and every query that has a request class, to the same rules as the forms. Nest's own pipe takes `__proto__`,
 * `constructor` and `prototype` out of a request before it looks for unknown fields.
 */
export class ValidateRequest implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    const isClass = metatype !== undefined && metatype !== Object;
    if (type === 'query') return isClass ? validateAs(metatype as RequestClass, value ?? {}) : value;
    if (type !== 'body') return value;
    if (!isClass) throw new Error('A body needs a request class.');
    if (Array.isArray(value)) throw new MalformedRequest('The request is no JSON object.');
    return validateAs(metatype as RequestClass, value ?? {});
  }
}
