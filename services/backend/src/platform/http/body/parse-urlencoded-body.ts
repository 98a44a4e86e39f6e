import { isUtf8 } from 'node:buffer';
import { MalformedRequest } from '../errors/http.errors';
import { decodeUtf8, notUtf8 } from './collect-body';

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
