import { inflateSync } from 'node:zlib';
import { PdfDict, PdfParser, type PdfReading, PdfRef, type PdfValue } from './parse-pdf-value';

/** Of one stream; ordinary ones have a hundred objects, some kilobytes. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_FILTERS = 8;
const MOST_COUNT = 100_000_000;

/** Whether a viewer may look for objects in this stream; some do not ask for its type. */
export const mayHoldObjects = (dict: PdfDict): boolean =>
  (dict.has('N') && dict.has('First')) || dict.all('Type').some((type) => type instanceof PdfRef || type === 'ObjStm');

/** ISO 32000-2, 7.5.7. @throws Error where viewers may understand it differently, TooLarge, ERR_BUFFER_TOO_LARGE */
export function* readObjectStream(
  packed: Buffer,
  dict: PdfDict,
  reading: PdfReading,
): Generator<[number: number, value: PdfValue]> {
  const data = undoFilters(packed, dict, Math.min(MOST_BYTES, reading.left));
  const [count, first] = [dict.one('N'), dict.one('First')];
  if (!isCount(count) || !isCount(first)) throw new Error('does not say where its objects are');
  const parser = new PdfParser(data.toString('latin1'), reading);
  const places: [number: number, at: number][] = [];
  for (let index = 0; index < count; index++) {
    const [number, offset] = [parser.value(), parser.value()];
    if (!isCount(number) || !isCount(offset)) throw new Error('has an odd table of objects');
    places.push([number, first + offset]);
  }
  for (const [number, at] of places) {
    parser.at = at;
    yield [number, parser.value()];
    if (parser.takes('stream')) throw new Error('has a stream inside of a stream');
  }
}

const isCount = (value: PdfValue | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_COUNT;

/** Undoes Flate (7.4.4). Other filters are unknown, because no program packs objects with them: docs/decisions/0077. */
function undoFilters(packed: Buffer, dict: PdfDict, mostBytes: number): Buffer {
  // Data in another file, and short keys that some viewers prefer to the long ones.
  for (const key of ['F', 'FFilter', 'FDecodeParms', 'DP']) if (dict.has(key)) throw new Error(`has ${key}`);
  if (dict.isOdd) throw new Error('has an odd dictionary');
  const filters = listOf(dict.one('Filter'));
  const params = listOf(dict.one('DecodeParms'));
  if (filters.length > MOST_FILTERS || params.length > filters.length) throw new Error('has too many filters');
  return filters.reduce<Buffer>((data, filter, index) => {
    const decodeParms = params[index] ?? new PdfDict();
    if (filter !== 'FlateDecode' || !(decodeParms instanceof PdfDict) || decodeParms.isOdd)
      throw new Error('has an unknown filter');
    // zlib ignores the bytes after the end of the compressed data.
    return undoPredictor(inflateSync(data, { maxOutputLength: mostBytes }), decodeParms);
  }, packed);
}

const listOf = (value: PdfValue | undefined): PdfValue[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const TIFF = 2;
const MOST_BYTES_A_ROW = 1024 * 1024;

/** 7.4.4.4. @throws Error for parameters and rows that are out of order */
function undoPredictor(data: Buffer, params: PdfDict): Buffer {
  const predictor = whole(params, 'Predictor', 1);
  const colors = whole(params, 'Colors', 1);
  const bits = whole(params, 'BitsPerComponent', 8);
  const columns = whole(params, 'Columns', 1);
  if (predictor === 1) return data;
  const isPng = predictor >= 10 && predictor <= 15;
  const step = Math.ceil((colors * bits) / 8);
  const width = Math.ceil((colors * bits * columns) / 8);
  if (width > MOST_BYTES_A_ROW) throw new Error('has rows that are too long');
  if (!isPng && !(predictor === TIFF && bits === 8)) throw new Error('has an unknown predictor');
  const rows: Buffer[] = [];
  let above: Buffer = Buffer.alloc(width);
  for (let at = 0; at < data.length; at += width) {
    const add = isPng ? pngFilters[data.readUInt8(at++)] : addLeft;
    if (!add) throw new Error('has an unknown filter of a row');
    const row = Buffer.from(data.subarray(at, at + width));
    for (let index = 0; index < row.length; index++) {
      const [left, upLeft] = index < step ? [0, 0] : [row.readUInt8(index - step), above.readUInt8(index - step)];
      row[index] = (row.readUInt8(index) + add(left, above.readUInt8(index), upLeft)) & 0xff;
    }
    rows.push(row);
    above = row;
  }
  return Buffer.concat(rows);
}

function whole(params: PdfDict, key: string, usual: number): number {
  const value = params.one(key) ?? usual;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) throw new Error(`has an odd ${key}`);
  return value;
}

const addLeft = (left: number) => left;
/** The filters of the PNG specification (third edition, 9.2) by their numbers: the value that is added to a byte. */
const pngFilters: ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  addLeft,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, upLeft) => {
    const [a, b, c] = [Math.abs(up - upLeft), Math.abs(left - upLeft), Math.abs(left + up - 2 * upLeft)];
    return a <= b && a <= c ? left : b <= c ? up : upLeft;
  },
];
