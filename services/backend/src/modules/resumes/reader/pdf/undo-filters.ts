import { inflateSync } from 'node:zlib';
import { TooLarge } from './parse-pdf-value';
import { PdfDict, PdfName, type PdfValue } from './pdf-value';
import { undoLzw, ByteSink } from './undo-lzw';
import { undoPredictor } from './undo-predictor';

const MOST_FILTERS = 8;

/** Undoes one filter. @throws Error when the data do not end as the filter says, TooLarge */
type Undo = (data: Buffer, mostBytes: number, params: PdfDict) => Buffer;

/** ISO 32000-2, 7.4. Pictures have others, which hide no objects. */
const filters: Record<string, Undo> = {
  FlateDecode: (data, mostBytes, params) => undoPredictor(inflate(data, mostBytes), params),
  LZWDecode: (data, mostBytes, params) => undoPredictor(undoLzw(data, mostBytes, params), params),
  ASCII85Decode: undoAscii85,
  ASCIIHexDecode: undoAsciiHex,
  RunLengthDecode: undoRunLength,
};

/**
 * Undoes the filters that the dictionary of a stream names.
 * @param mostBytes that any filter may put out
 * @throws Error for an unknown filter and for anything that viewers might understand in different ways, TooLarge
 */
export function undoFilters(data: Buffer, dict: PdfDict, mostBytes: number): Buffer {
  // Data in another file, and short keys that some viewers prefer to the long ones.
  for (const key of ['F', 'FFilter', 'FDecodeParms', 'DP']) if (dict.has(key)) throw new Error(`has ${key}`);
  if (dict.isOdd) throw new Error('has an odd dictionary');
  const names = listOf(dict.one('Filter'));
  const params = listOf(dict.one('DecodeParms'));
  if (names.length > MOST_FILTERS || params.length > names.length) throw new Error('has too many filters');
  return names.reduce<Buffer>((bytes, filter, index) => {
    const undo = filter instanceof PdfName && Object.hasOwn(filters, filter.name) && filters[filter.name];
    const given = params[index] ?? new PdfDict();
    if (!undo || !(given instanceof PdfDict) || given.isOdd) throw new Error('has an unknown filter');
    return undo(bytes, mostBytes, given);
  }, data);
}

const listOf = (value: PdfValue | undefined): PdfValue[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** zlib ignores the bytes after the end of the compressed data. */
function inflate(data: Buffer, mostBytes: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: mostBytes });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new TooLarge('unpacks to too much')
      : error;
  }
}

const SPACE = /[\0\t\n\f\r ]/g;

/** ISO 32000-2, 7.4.2. @throws Error without the `>` at the end */
function undoAsciiHex(data: Buffer): Buffer {
  const text = data.toString('latin1');
  const end = text.indexOf('>');
  const digits = text.slice(0, Math.max(0, end)).replace(SPACE, '');
  if (end === -1 || /[^0-9A-Fa-f]/.test(digits)) throw new Error('is no hexadecimal text');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

/** ISO 32000-2, 7.4.3. @throws Error without the `~>` at the end, TooLarge */
function undoAscii85(data: Buffer, mostBytes: number): Buffer {
  const text = data.toString('latin1');
  const end = text.indexOf('~>');
  const digits = text.slice(0, Math.max(0, end)).replace(SPACE, '');
  const output = new ByteSink(mostBytes);
  for (let at = 0; at < digits.length;) {
    if (digits[at] === 'z') {
      output.push(0, 0, 0, 0);
      at += 1;
      continue;
    }
    const group = digits.slice(at, at + 5);
    if (!/^[!-u]{2,5}$/.test(group)) throw new Error('is no base-85 text');
    const value = Buffer.from(group.padEnd(5, 'u')).reduce((sum, digit) => sum * 85 + digit - 33, 0);
    if (value > 0xffffffff) throw new Error('is no base-85 text');
    output.push(...[24, 16, 8, 0].slice(0, group.length - 1).map((bits) => (value >>> bits) & 0xff));
    at += 5;
  }
  if (end === -1) throw new Error('has no end');
  return output.bytes();
}

const END = 128;

/** ISO 32000-2, 7.4.5. @throws Error without the end, TooLarge */
function undoRunLength(data: Buffer, mostBytes: number): Buffer {
  const output = new ByteSink(mostBytes);
  for (let at = 0; data[at] !== END;) {
    const length = data[at];
    if (length === undefined) throw new Error('has no end');
    if (length < END) output.push(...data.subarray(at + 1, at + 2 + length));
    else output.push(...Array.from({ length: 257 - length }, () => data[at + 1] ?? 0));
    at += length < END ? length + 2 : 2;
  }
  return output.bytes();
}
