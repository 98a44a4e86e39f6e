import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { MalformedRequest } from './http.errors';
import { validateAs } from './validate';

/**
 * Puts every body that a controller asks for to the same rules as the forms. Nest's own pipe takes `__proto__`, `constructor`
 * and `prototype` out of a request before it looks for unknown fields.
 */
export class ValidateBody implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body') return value;
    if (metatype === undefined || metatype === Object) throw new Error('A body needs a request class.');
    if (Array.isArray(value)) throw new MalformedRequest('The request is no JSON object.');
    return validateAs<object>(metatype, value ?? {});
  }
}
