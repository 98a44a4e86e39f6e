import { validateSync, type ValidationError } from 'class-validator';
import { ValidationFailed } from '../http/errors/http.errors';
import { type RequestClass, toRequest } from './field.decorator';

const UNKNOWN = 'This field is not known here.';

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
