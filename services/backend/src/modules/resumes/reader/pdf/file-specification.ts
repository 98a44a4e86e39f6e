import { leadsOutside } from '../leads-outside';
import { PdfDict, PdfRef, PdfText, type PdfValue } from './parse-pdf-value';

/** The keys under which a file is named (ISO 32000-2, 7.11.3). */
const keys = ['F', 'UF', 'DOS', 'Unix', 'Mac'];

/** The names of files in a dictionary: of a file specification, an action, a stream whose data are in another file. */
export function fileNamesIn(dict: PdfDict): PdfValue[] {
  // Of a film or a sound (13.2.4.2). Elsewhere the key has the name of a place in a file.
  const more = dict.all('S').includes('MCD') ? ['D'] : [];
  return [...keys, ...more].flatMap((key) => dict.all(key)).filter(isName);
}

const isName = (value: PdfValue) => value instanceof PdfText || value instanceof PdfRef;

/** Whether the file is on another machine: a web address, a share, or on Windows the share of `/host/share/file` (7.11.2.3). */
export function isElsewhere(name: PdfValue): boolean {
  if (!(name instanceof PdfText)) return false;
  const path = readText(name).trim();
  return leadsOutside(path) || /^\/[^/\\]{2,}\//.test(path);
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The characters of a text (7.3.4). Of UTF-16 and UTF-8 those of ASCII are right, and no others are asked for. */
function readText({ written }: PdfText): string {
  const inner = written.slice(1, -1);
  const bytes = written.startsWith('<')
    ? Buffer.from(inner.replaceAll(/[^0-9A-Fa-f]/g, ''), 'hex').toString('latin1')
    : inner.replaceAll(/\\(\r\n|[0-7]{1,3}|[^])/g, (_, sign: string) => unescape(sign));
  // Marks of the encoding and, of UTF-16, the zero halves.
  return bytes.replace(/^(?:\u00FE\u00FF|\u00FF\u00FE|\u00EF\u00BB\u00BF)/, '').replaceAll('\0', '');
}

/** What stands behind a backslash; a line that goes on leaves nothing. */
function unescape(sign: string): string {
  if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8) & 0xff);
  return /^[\r\n]/.test(sign) ? '' : (escapes[sign] ?? sign);
}
