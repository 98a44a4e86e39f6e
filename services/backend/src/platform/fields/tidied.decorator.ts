import { ValidateNested } from 'class-validator';

export type RequestClass<Request extends object = object> = new () => Request;
type Tidy = (value: unknown) => unknown;

/** By the prototype of the class that declares the field. */
const known = new WeakMap<object, Map<string, Tidy>>();

/** Changes the value of a field before it is validated. */
export const Tidied =
  (tidy: Tidy): PropertyDecorator =>
  (prototype, property) => {
    const tidies = known.get(prototype) ?? new Map<string, Tidy>();
    known.set(prototype, tidies.set(String(property), tidy));
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
  const given = Object.entries(plain) as [keyof Request & string, unknown][];
  for (const [name, value] of given) {
    const tidy = tidyOf(type.prototype as object, name);
    request[name] = (tidy ? tidy(value) : value) as Request[typeof name];
  }
  return request;
}

/** The function that tidies a field: of its own decorator, or of one that the class inherits. */
export function tidyOf(prototype: object | null, name: string): Tidy | undefined {
  if (prototype === null) return undefined;
  return known.get(prototype)?.get(name) ?? tidyOf(Object.getPrototypeOf(prototype) as object | null, name);
}
