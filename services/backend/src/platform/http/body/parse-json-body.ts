import { decodeUtf8 } from './collect-body';
import { MalformedRequest } from '../errors/http.errors';

/** Validation walks a body recursively, and thousands of levels would end its stack. */
const DEEPEST = 20;

/**
 * Reads a JSON object or array.
 * @throws MalformedRequest for anything else: other bytes than UTF-8, a byte order mark, more than 20 levels, half a character,
 * or a field that is given twice, of which JSON.parse would silently take the last.
 */
export function parseJsonBody(bytes: Buffer): object {
  const text = decodeUtf8(bytes);
  const { members, depth } = scan(text);
  if (depth > DEEPEST) throw new MalformedRequest('The request is nested too deeply.');
  const value = parse(text);
  if (typeof value !== 'object' || value === null) throw new MalformedRequest('The request is no JSON object.');
  if (countMembers(value) !== members) throw new MalformedRequest('A field is given twice.');
  // Such halves of characters can only come as escapes; several libraries throw at them.
  if (/\\ud/i.test(text) && !isWellFormed(value)) throw new MalformedRequest('A text holds half a character.');
  return value;
}

const isWellFormed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormed(inner))
    : typeof value !== 'string' || value.isWellFormed();

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new MalformedRequest('The request is not valid JSON.');
  }
}

const QUOTE = 34;
const COLON = 58;

/** Outside of texts every colon belongs to one member, and every bracket opens or closes a level. */
function scan(text: string): { members: number; depth: number } {
  let members = 0;
  let level = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COLON) members++;
    else if (code === 0x7b || code === 0x5b) depth = Math.max(depth, ++level);
    else if (code === 0x7d || code === 0x5d) level--;
  }
  return { members, depth };
}

/** Where the text that begins at `start` has its closing quote: one that no odd number of backslashes precedes. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

function countMembers(value: object): number {
  const inner = Object.values(value) as unknown[];
  let members = Array.isArray(value) ? 0 : inner.length;
  for (const one of inner) if (typeof one === 'object' && one !== null) members += countMembers(one);
  return members;
}
