import type { Type } from '@nestjs/common';

/** A class for the libraries that know a class by its name and by the decorators of its properties. */
export function makeClass<Base extends object>(
  name: string,
  base: Type<Base>,
  properties: Record<string, PropertyDecorator>,
): Type<Base> {
  const made = class extends (base as Type<object>) {} as Type<Base>;
  Object.defineProperty(made, 'name', { value: name });
  for (const [property, decorate] of Object.entries(properties)) decorate(made.prototype as object, property);
  return made;
}
