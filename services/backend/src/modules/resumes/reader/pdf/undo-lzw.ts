import type { PdfDict } from './pdf-value';
import { TooLarge } from './parse-pdf-value';

/** Bytes that become more, up to a limit. */
export class ByteSink {
  private buffer = Buffer.alloc(4_096);
  length = 0;

  constructor(private readonly mostBytes: number) {}

  /** @throws TooLarge */
  push(...bytes: number[]): void {
    if (this.length + bytes.length > this.mostBytes) throw new TooLarge('unpacks to too much');
    if (this.length + bytes.length > this.buffer.length)
      this.buffer = Buffer.concat([this.buffer], 2 * this.buffer.length + bytes.length);
    for (const byte of bytes) this.buffer[this.length++] = byte;
  }

  /** The byte at a place that was written before. */
  at(index: number): number {
    return this.buffer.readUInt8(index);
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }
}

const CLEAR = 256;
const END = 257;
const MOST_CODES = 4_096;

/** ISO 32000-2, 7.4.4.2. @throws Error without the end and for a code that has no meaning, TooLarge */
export function undoLzw(data: Buffer, mostBytes: number, params: PdfDict): Buffer {
  const early = params.one('EarlyChange') ?? 1;
  if (early !== 0 && early !== 1) throw new Error('has an odd EarlyChange');
  const output = new ByteSink(mostBytes);
  /** Where in the output the text of each code begins, and how long it is; those below 258 are no text of the table. */
  let table: { start: number; length: number }[] = [];
  let last: { start: number; length: number } | null = null;
  let bits = 0;
  let held = 0;
  for (const byte of data) {
    held = (held << 8) | byte;
    bits += 8;
    const width = Math.min(12, Math.max(9, (END + 1 + table.length + (last ? 1 : 0) + early - 1).toString(2).length));
    if (bits < width) continue;
    bits -= width;
    const code = held >>> bits;
    held &= (1 << bits) - 1;
    if (code === END) return output.bytes();
    if (code === CLEAR) {
      [table, last] = [[], null];
      continue;
    }
    const start = output.length;
    if (last) table.push({ start: last.start, length: last.length + 1 });
    if (END + 1 + table.length > MOST_CODES) throw new Error('has a table that is too long');
    const text = table[code - END - 1];
    if (code > END && !text) throw new Error('has a code without a meaning');
    if (text) for (let index = 0; index < text.length; index++) output.push(output.at(text.start + index));
    else output.push(code);
    last = { start, length: output.length - start };
  }
  throw new Error('has no end');
}
