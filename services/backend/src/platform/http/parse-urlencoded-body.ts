import { isUtf8 } from 'node:buffer';
import { MalformedRequest } from './http.errors';

/** Reads the fields of a plain HTML form. @throws MalformedRequest for a field that is given twice. */
export function parseUrlencodedBody(bytes: Buffer): Record<string, string> {
  if (!isUtf8(bytes)) throw new MalformedRequest('The request is not in UTF-8.');
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(bytes.toString())) {
    if (name in fields) throw new MalformedRequest('A field is given twice.');
    fields[name] = value;
  }
  return fields;
}
