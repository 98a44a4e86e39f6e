import { isUtf8 } from 'node:buffer';
import { MalformedRequest } from '../errors/http.errors';

export const notUtf8 = () => new MalformedRequest('The request is not in UTF-8.');

/** Every text of a request passes here: Node itself would put U+FFFD for what it cannot read. @throws MalformedRequest */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString();
}
