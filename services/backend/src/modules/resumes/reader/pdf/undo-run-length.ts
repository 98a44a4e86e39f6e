import { ByteSink } from './byte-sink';

const END = 128;

/** ISO 32000-2, 7.4.5. @throws Error without the end, TooLarge */
export function undoRunLength(data: Buffer, mostBytes: number): Buffer {
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
