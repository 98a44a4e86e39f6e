import type { RequestHandler } from 'express';
import { bodyLimitOf, type BodyLimits, collectBody, decodeUtf8, notUtf8 } from './collect-body';
import { bodyTypeOf, isPlainUtf8 } from './body-type';
import { formRouteOf } from '../forms/form-route';
import { UnsupportedMediaType, MalformedRequest } from '../errors/http.errors';
import { parseJsonBody } from './parse-json-body';
import { isUtf8 } from 'node:buffer';

/** Some kilobytes; even a bad line has sent them by then. */
const LIMIT_MS = 30_000;

/**
 * Reads a small body into `request.body`: JSON anywhere, a plain form where forms are taken. Multipart is read by the routes
 * that take it, which give it more time. A body of another kind is refused before anything looks at it.
 */
export const readBody =
  (limits: BodyLimits, ms = LIMIT_MS): RequestHandler =>
  (request, _response, next) => {
    const type = bodyTypeOf(request);
    if (type === null) return next();
    if (type !== 'json' && formRouteOf(request)?.sentAs !== type)
      return next(new UnsupportedMediaType('application/json'));
    if (!isPlainUtf8(request)) return next(new UnsupportedMediaType('plain UTF-8, not compressed'));
    if (type === 'multipart') return next();
    const parse: (bytes: Buffer) => object = type === 'json' ? parseJsonBody : parseUrlencodedBody;
    collectBody(request, { bytes: bodyLimitOf(limits, request.path), ms }, (error, bytes) => {
      if (error) return next(error);
      try {
        request.body = parse(bytes);
      } catch (refusal) {
        return next(refusal);
      }
      next();
    });
  };

/**
 * Reads the fields of a plain HTML form (the URL standard, section 5.1).
 * @throws MalformedRequest for other bytes than UTF-8, escaped or not, and for a field that is given twice.
 */
export function parseUrlencodedBody(bytes: Buffer): Record<string, string> {
  const text = decodeUtf8(bytes);
  if (text.includes('%') && !isUtf8(unescaped(bytes))) throw notUtf8();
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) throw new MalformedRequest('A field is given twice.');
    fields[name] = value;
  }
  return fields;
}

/** No character reaches over a separator, so that the whole is UTF-8 exactly when each name and each value is. */
function unescaped(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  return Buffer.from(
    text.replaceAll(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
