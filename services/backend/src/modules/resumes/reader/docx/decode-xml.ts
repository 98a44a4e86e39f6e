/** The first characters of XML, after a byte order mark and white space, in each encoding that ISO/IEC 29500-2 lets a part have. */
const encodings: [encoding: 'utf8' | 'utf-16le' | 'utf-16be', start: RegExp][] = [
  ['utf8', /^(?:\xef\xbb\xbf)?[\t\n\r ]*<(?!\0)/],
  ['utf-16le', /^(?:\xff\xfe)?(?:[\t\n\r ]\0)*<\0/],
  ['utf-16be', /^(?:\xfe\xff)?(?:\0[\t\n\r ])*\0</],
];
/** White space before the first character is looked through this far. */
const START_BYTES = 4_096;

/** The text of a part that is XML; null when its bytes are not. */
export function decodeXml(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, START_BYTES);
  const encoding = encodings.find(([, pattern]) => pattern.test(start))?.[0];
  return encoding ? new TextDecoder(encoding).decode(bytes) : null;
}
