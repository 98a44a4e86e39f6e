import { inflateSync } from 'node:zlib';
import { TooLarge } from './parse-pdf-value';
import { PdfDict, PdfName, type PdfValue } from './pdf-value';
import { undoAscii85, undoAsciiHex } from './undo-ascii';
import { undoLzw } from './undo-lzw';
import { undoPredictor } from './undo-predictor';
import { undoRunLength } from './undo-run-length';

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
 * Undoes what the dictionary of a stream says was done to its data.
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

/** What follows the end of the compressed data is left alone by zlib. */
function inflate(data: Buffer, mostBytes: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: mostBytes });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new TooLarge('unpacks to too much')
      : error;
  }
}
