import type { PdfDict } from './pdf-value';

const TIFF = 2;
const MOST_BYTES_A_ROW = 1024 * 1024;

/** ISO 32000-2, 7.4.4.4. @throws Error for parameters and rows that are out of order */
export function undoPredictor(data: Buffer, params: PdfDict): Buffer {
  const predictor = whole(params, 'Predictor', 1);
  const colors = whole(params, 'Colors', 1);
  const bits = whole(params, 'BitsPerComponent', 8);
  const columns = whole(params, 'Columns', 1);
  if (predictor === 1) return data;
  const step = Math.ceil((colors * bits) / 8);
  const width = Math.ceil((colors * bits * columns) / 8);
  if (width > MOST_BYTES_A_ROW) throw new Error('has rows that are too long');
  if (predictor === TIFF && bits === 8) return addLeft(data, width, step);
  if (predictor >= 10 && predictor <= 15) return undoPng(data, width, step);
  throw new Error('has an unknown predictor');
}

function whole(params: PdfDict, key: string, usual: number): number {
  const value = params.one(key) ?? usual;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) throw new Error(`has an odd ${key}`);
  return value;
}

function addLeft(data: Buffer, width: number, step: number): Buffer {
  const output = Buffer.from(data);
  for (let at = 0; at < output.length; at++)
    if (at % width >= step) output[at] = (output.readUInt8(at) + output.readUInt8(at - step)) & 0xff;
  return output;
}

/** The filters of the PNG specification (third edition, 9.2) by their numbers: the value that is added to a byte. */
const png: ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, upLeft) => {
    const [a, b, c] = [Math.abs(up - upLeft), Math.abs(left - upLeft), Math.abs(left + up - 2 * upLeft)];
    return a <= b && a <= c ? left : b <= c ? up : upLeft;
  },
];

function undoPng(data: Buffer, width: number, step: number): Buffer {
  const rows: Buffer[] = [];
  let above: Buffer = Buffer.alloc(width);
  for (let at = 0; at < data.length; at += width + 1) {
    const add = png[data.readUInt8(at)];
    if (!add) throw new Error('has an unknown filter of a row');
    const row = Buffer.from(data.subarray(at + 1, at + 1 + width));
    for (let index = 0; index < row.length; index++) {
      const [left, upLeft] = index < step ? [0, 0] : [row.readUInt8(index - step), above.readUInt8(index - step)];
      row[index] = (row.readUInt8(index) + add(left, above.readUInt8(index), upLeft)) & 0xff;
    }
    rows.push(row);
    above = row;
  }
  return Buffer.concat(rows);
}
