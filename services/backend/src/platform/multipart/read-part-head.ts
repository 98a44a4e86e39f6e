import { isUtf8Type } from '../http/body/body-type';
import { decodeUtf8, notUtf8 } from '../http/body/collect-body';
import { MalformedRequest } from '../http/errors/http.errors';

const FIELD_LINE = /^([\w!#$%&'*+.^`|~-]+):((?:\t|\P{Cc})*)$/u;
const UNENCODED = ['7bit', '8bit', 'binary'];
const OCTETS = /^application\/octet-stream\s*(?:;|$)/i;

/**
 * Reads the headers of a form's part. The form is refused with it when one of them is not understood or says that the part is
 * something else than a field of a form, bytes as they are, and text in UTF-8: it would have to be left out in silence.
 * @returns the field's name; the file's name, without folders, possibly empty, or null for a text
 * @throws MalformedRequest
 */
export function readPartHead(bytes: Buffer): { name: string; fileName: string | null } {
  const headers = readHeaders(decodeUtf8(bytes));
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding !== undefined && !UNENCODED.includes(encoding)) throw notUnderstood('Content-Transfer-Encoding');
  const disposition = readHeaderValue(headers.get('content-disposition') ?? '');
  const name = decodeName(disposition?.parameters.get('name') ?? '');
  if (disposition?.value !== 'form-data' || name === '') throw notUnderstood('Content-Disposition');
  const fileName = fileNameIn(disposition.parameters);
  const type = headers.get('content-type') ?? '';
  if (fileName === null && OCTETS.test(type)) return { name, fileName: '' };
  if (fileName === null && !isUtf8Type(type)) throw notUtf8();
  return { name, fileName };
}

function readHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  // A line that begins with a space goes on with the one before.
  for (const line of text === '' ? [] : text.replaceAll(/\r\n(?=[\t ])/g, '').split('\r\n')) {
    const [, name, value] = FIELD_LINE.exec(line) ?? [];
    if (name === undefined || headers.has(name.toLowerCase())) throw notUnderstood('header');
    headers.set(name.toLowerCase(), value?.trim() ?? '');
  }
  return headers;
}

function fileNameIn(parameters: Map<string, string>): string | null {
  // RFC 2231's other forms, of names in pieces and in other languages, no form sends.
  if ([...parameters.keys()].some((key) => key.includes('*') && key !== 'filename*'))
    throw notUnderstood('Content-Disposition');
  const extended = parameters.get('filename*');
  const plain = parameters.get('filename');
  if (extended !== undefined) return withoutFolders(decodeExtended(extended));
  return plain === undefined ? null : withoutFolders(decodeName(plain));
}

/** RFC 8187 section 3.2: `UTF-8'language'percent%20encoded`. */
function decodeExtended(value: string): string {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value)?.[1];
  if (encoded === undefined) throw notUnderstood('Content-Disposition');
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw notUnderstood('Content-Disposition');
  }
}

/** The three signs that browsers escape (the HTML standard, "multipart/form-data encoding algorithm"), and no others. */
const decodeName = (name: string) => name.replaceAll(/%(?:22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));

const withoutFolders = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

const notUnderstood = (what: string) =>
  new MalformedRequest(`A part of the form has a ${what} that is missing or could not be understood.`);

/** RFC 9110 section 5.6.6, and as forgiving about what is not quoted as browsers and mail programs need. */
const PARAMETER = /[ \t]*;[ \t]*([\w!#$%&'*+.^`|~-]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s";\\]+))/y;

/**
 * A header's value and its parameters, as in `form-data; name="resume"; filename="cv.pdf"`: the value and the names of the
 * parameters in small letters. Null for anything that is not wholly understood, and for a parameter that is given twice.
 */
export function readHeaderValue(header: string): { value: string; parameters: Map<string, string> } | null {
  const text = header.trimEnd().replace(/;$/, '').trimEnd();
  const end = text.indexOf(';');
  const value = (end === -1 ? text : text.slice(0, end)).trim().toLowerCase();
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = end === -1 ? text.length : end;
  while (PARAMETER.lastIndex < text.length) {
    const parameter = PARAMETER.exec(text);
    const name = parameter?.[1]?.toLowerCase();
    if (!parameter || !name || parameters.has(name)) return null;
    // Browsers send a backslash as it is, so only what could not stand there otherwise is taken for escaped.
    parameters.set(name, parameter[2]?.replace(/\\(["\\])/g, '$1') ?? parameter[3] ?? '');
  }
  return { value, parameters };
}
