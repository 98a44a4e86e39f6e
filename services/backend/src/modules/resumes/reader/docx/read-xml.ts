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
/** The first characters of a part in each of these encodings, after a byte order mark and white space. */
const encodings: [encoding: 'utf8' | 'utf-16le' | 'utf-16be', start: RegExp][] = [
  ['utf8', /^(?:\xef\xbb\xbf)?[\t\n\r ]*<(?!\0)/],
  ['utf-16le', /^(?:\xff\xfe)?(?:[\t\n\r ]\0)*<\0/],
  ['utf-16be', /^(?:\xfe\xff)?(?:\0[\t\n\r ])*\0</],
];
/** White space before the first character is looked through this far. */
const START_BYTES = 4_096;
const MOST_DEPTH = 1_000;

/** Reads a part with every reader at once. @throws Error when it is not well-formed, or is XML that no package may have. */
export function readXml(bytes: Buffer, readers: readonly XmlReader[]): void {
  const start = bytes.toString('latin1', 0, START_BYTES);
  const [encoding] = encodings.find(([, pattern]) => pattern.test(start)) ?? [];
  if (!encoding) throw new Error('is no XML');
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  const passOn = (piece: string) => readers.forEach((reader) => reader.text?.(piece));
  parser.on('xmldecl', ({ encoding: declared }) => {
    if (declared && !ENCODING.test(declared)) throw new Error('has an unusual encoding');
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
  parser.on('text', passOn);
  parser.on('cdata', passOn);
  parser.write(new TextDecoder(encoding).decode(bytes)).close();
}

const elementOf = ({ uri, local, attributes }: SaxesTagNS): XmlElement => ({
  uri,
  name: local,
  attribute: (name) => Object.values(attributes).find((attribute) => attribute.local === name)?.value ?? '',
});

/** ISO/IEC 29500: the namespace of Word's own elements, in its transitional and its strict form. */
export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const word = new Set([WORD, 'http://purl.oclc.org/ooxml/wordprocessingml/main']);

export const isWord = (uri: string) => word.has(uri);
