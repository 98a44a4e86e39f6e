import { deflateSync } from 'node:zlib';

interface PackedObjects {
  /** The objects in there, by default one that starts a program. */
  inner?: string;
  /** The filters that are applied to the data, the last one first. */
  pack?: (data: Buffer) => Buffer;
  filter?: string;
  /** More of the dictionary, before its end. */
  more?: string;
  /** Between the dictionary and its data. */
  between?: string;
  /** Instead of `/Type /ObjStm`. */
  type?: string;
  after?: string;
}

export const launch = '<< /S /Launch /F (cmd.exe) >>';

/** An object stream of one object, number 90, and the dictionary that says how it was packed. */
export function packedObjects({
  inner = launch,
  pack = deflateSync,
  filter = '/FlateDecode',
  more = '',
  between = '\n',
  type = '/Type /ObjStm',
  after = '\nendstream',
}: PackedObjects = {}): Buffer {
  const data = pack(Buffer.from(`90 0 ${inner}`, 'latin1'));
  const dict = `<< ${type} /N 1 /First 5 /Filter ${filter} /Length ${data.length} ${more} >>`;
  return Buffer.concat([Buffer.from(`${dict}${between}stream\n`, 'latin1'), data, Buffer.from(after, 'latin1')]);
}

export const asciiHex = (data: Buffer) => Buffer.from(`${data.toString('hex').replace(/(.{60})/g, '$1\n')}>`);

export function ascii85(data: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const group = data.subarray(at, at + 4);
    let value = Buffer.concat([group], 4).readUInt32BE();
    const digits = Array.from({ length: 5 }, () => {
      const digit = String.fromCharCode(33 + (value % 85));
      value = Math.floor(value / 85);
      return digit;
    }).toReversed();
    text +=
      value === 0 && group.length === 4 && digits.join('') === '!!!!!'
        ? 'z'
        : digits.slice(0, group.length + 1).join('');
  }
  return Buffer.from(`${text}~>`);
}

/** Runs of one byte where two or more are equal, otherwise single bytes. */
export function runLength(data: Buffer): Buffer {
  const runs = data.toString('latin1').match(/([^])\1{1,127}|[^]/g) ?? [];
  return Buffer.from([...runs.flatMap((run) => [run.length > 1 ? 257 - run.length : 0, run.charCodeAt(0)]), 128]);
}

/** @param early one less code is written before a code takes one bit more, as usual in a PDF */
export function lzw(data: Buffer, early = 1): Buffer {
  let table = new Map<string, number>();
  let bits = '';
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : table.get(text)!);
  const write = (code: number) => {
    bits += code.toString(2).padStart(Math.max(9, (257 + table.size + early).toString(2).length), '0');
  };
  write(256);
  let text = '';
  for (const sign of data.toString('latin1')) {
    if (text === '' || table.has(text + sign)) {
      text += sign;
      continue;
    }
    write(codeOf(text));
    table.set(text + sign, 258 + table.size);
    text = sign;
    if (table.size < 3_800) continue;
    write(256);
    table = new Map();
  }
  if (text) write(codeOf(text));
  table.set('', 0);
  write(257);
  return Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
}

/** Rows of `columns` bytes, each with its own filter of PNG: none, left, above, both, Paeth, and again. */
export function pngRows(data: Buffer, columns: number): Buffer {
  const rows: Buffer[] = [];
  const byte = (at: number, column: number, back: number) => (column < back || at < 0 ? 0 : (data[at - back] ?? 0));
  for (let at = 0, row = 0; at < data.length; at += columns, row++) {
    const type = row % 5;
    const encoded = [...data.subarray(at, at + columns)].map((value, column) => {
      const left = byte(at + column, column, 1);
      const up = row === 0 ? 0 : data[at + column - columns]!;
      const upLeft = row === 0 || column === 0 ? 0 : data[at + column - columns - 1]!;
      const paeth = [left, up, upLeft].reduce((best, each) =>
        Math.abs(left + up - upLeft - each) < Math.abs(left + up - upLeft - best) ? each : best,
      );
      return (value - [0, left, up, (left + up) >> 1, paeth][type]!) & 0xff;
    });
    rows.push(Buffer.from([type, ...encoded]));
  }
  return Buffer.concat(rows);
}
