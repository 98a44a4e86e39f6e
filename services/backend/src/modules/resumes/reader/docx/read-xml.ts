import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface XmlElement {
  /** The address of its namespace. */
  uri: string;
  /** Without prefix. */
  name: string;
  /** The value of the first attribute of that name in any namespace; empty when there is none. */
  attribute: (name: string) => string;
}

export interface XmlReader {
  open: (element: XmlElement) => void;
  close?: (element: XmlElement) => void;
  /** Text and CDATA, in any number of pieces. */
  text?: (text: string) => void;
}

/** ISO/IEC 29500-2, 8.1.4: a part is UTF-8 or UTF-16, and has no document type. ASCII is UTF-8. */
const ENCODING = /^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii)$/i;
const MOST_DEPTH = 1_000;

/** Reads a part with every reader at once. @throws Error when it is not well-formed, or is XML that no package may have. */
export function readXml(bytes: Buffer, readers: readonly XmlReader[]): void {
  const text = decodeXml(bytes);
  if (text === null) throw new Error('is no XML');
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  const say = (piece: string) => readers.forEach((reader) => reader.text?.(piece));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODING.test(encoding)) throw new Error('has an unusual encoding');
  });
  parser.on('doctype', () => {
    throw new Error('has a document type');
  });
  parser.on('opentag', (tag) => {
    if (++depth > MOST_DEPTH) throw new Error('is nested too deeply');
    const element = elementOf(tag);
    for (const reader of readers) reader.open(element);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    const element = elementOf(tag);
    for (const reader of readers) reader.close?.(element);
  });
  parser.on('text', say);
  parser.on('cdata', say);
  parser.write(text).close();
}

const elementOf = ({ uri, local, attributes }: SaxesTagNS): XmlElement => ({
  uri,
  name: local,
  attribute: (name) => Object.values(attributes).find((attribute) => attribute.local === name)?.value ?? '',
});

/** The first characters of XML, after a byte order mark and white space, in each encoding that ISO/IEC 29500-2 lets a part have. */
const encodings: [encoding: 'utf8' | 'utf-16le' | 'utf-16be', start: RegExp][] = [
  ['utf8', /^(?:\xef\xbb\xbf)?[\t\n\r ]*<(?!\0)/],
  ['utf-16le', /^(?:\xff\xfe)?(?:[\t\n\r ]\0)*<\0/],
  ['utf-16be', /^(?:\xfe\xff)?(?:\0[\t\n\r ])*\0</],
];
/** White space before the first character is looked through this far. */
const START_BYTES = 4_096;

/** The text of a part that is XML; null when its bytes are not. */
function decodeXml(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, START_BYTES);
  const encoding = encodings.find(([, pattern]) => pattern.test(start))?.[0];
  return encoding ? new TextDecoder(encoding).decode(bytes) : null;
}

/** ISO/IEC 29500: the namespace of Word's own elements, in its transitional and its strict form. */
const word = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

export const isWord = (uri: string) => word.has(uri);
export const VML = 'urn:schemas-microsoft-com:vml';
export const OFFICE = 'urn:schemas-microsoft-com:office:office';
export const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
