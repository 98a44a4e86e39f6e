import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { type CompiledRules, compileRules } from './compile-rules';
import { ValidationFailed } from './http.errors';

const UNKNOWN = 'This field is not known here.';

const compiled = new WeakMap<ClassConstructor<object>, CompiledRules<object> | null>();

/**
 * Turns a plain record into a validated request. Unknown fields are refused. What keeps every rule passes through a function
 * that was compiled from the decorators once; class-validator itself decides about the rest and finds the words.
 * @throws ValidationFailed with one text a field.
 */
export async function validateAs<Dto extends object>(type: ClassConstructor<Dto>, plain: object): Promise<Dto> {
  let rules = compiled.get(type) as CompiledRules<Dto> | null | undefined;
  if (rules === undefined) compiled.set(type, (rules = compileRules(type as new () => Dto)));
  return rules?.(plain) ?? validateByLibrary(type, plain);
}

/** The same, without the compiled function. */
export async function validateByLibrary<Dto extends object>(type: ClassConstructor<Dto>, plain: object): Promise<Dto> {
  // class-transformer drops these in silence; every other unknown field is refused by name.
  const inherited = Object.keys(plain).find((name) => name in Object.prototype);
  if (inherited !== undefined) throw new ValidationFailed({ [inherited]: UNKNOWN });
  const dto = plainToInstance(type, plain);
  const problems = await validate(dto, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (problems.length > 0) throw toValidationFailed(problems);
  return dto;
}

/** For Nest's ValidationPipe (`exceptionFactory`) as well. */
export const toValidationFailed = (problems: ValidationError[]) =>
  new ValidationFailed(Object.fromEntries(problems.map(textOf)));

function textOf({ property, constraints = {} }: ValidationError): [string, string] {
  if (constraints['whitelistValidation']) return [property, UNKNOWN];
  return [property, Object.values(constraints)[0] ?? 'This field is not valid.'];
}
