import { SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeXml } from './decode-xml';

export interface XmlElement {
  /** The address of its namespace. */
  uri: string;
  /** Without prefix. */
  name: string;
  /** The value of the first attribute of that name, whatever its namespace; empty when there is none. */
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
