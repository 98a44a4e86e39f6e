import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { RequestClass } from '../../fields/field.decorator';
import { validateAs } from '../../fields/validate-as';
import { MalformedRequest } from '../errors/http.errors';

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
