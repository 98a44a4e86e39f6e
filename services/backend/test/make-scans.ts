/** A page with a dark bar across its middle third. */
export interface Page {
  width: number;
  height: number;
}

const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const segment = (marker: number, body: number[]) => [0xff, marker, ...u16(body.length + 2), ...body];

/** Of the one kind of difference that the table below has a code for: one of this many bits, from 1,024 on. */
const CATEGORY = 11;
const MEAN = { white: 1_024, black: -1_000 };

/**
 * A progressive JPEG (ITU-T T.81, G) of one scan that gives the mean of each block, in grey (1) or in three colours of which two have half the
 * rows and columns (3).
 */
export function makeProgressiveJpeg({ width, height }: Page, colours: 1 | 3): Buffer {
  const unit = colours === 1 ? 8 : 16;
  const [across, down] = [Math.ceil(width / unit), Math.ceil(height / unit)];
  const bits = new BitWriter();
  let mean = 0;
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const next = row >= down / 3 && row < (down * 2) / 3 ? MEAN.black : MEAN.white;
      writeDifference(bits, next - mean);
      mean = next;
      // Three more blocks of light, and one of each colour.
      if (colours === 3) bits.write(0, 5);
    }
  const ids = colours === 1 ? [1] : [1, 2, 3];
  const frame = [
    8,
    ...u16(height),
    ...u16(width),
    colours,
    ...ids.flatMap((id) => [id, id === 1 && colours === 3 ? 0x22 : 0x11, 0]),
  ];
  const lengths = Array.from({ length: 16 }, (_, at) => (at < 2 ? 1 : 0));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.from(segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)])),
    Buffer.from(segment(0xc2, frame)),
    Buffer.from(segment(0xc4, [0, ...lengths, 0, CATEGORY])),
    Buffer.from(segment(0xda, [colours, ...ids.flatMap((id) => [id, 0]), 0, 0, 0])),
    bits.end(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The code 0 stands for no difference, 10 for one of eleven bits. */
function writeDifference(bits: BitWriter, difference: number): void {
  if (difference === 0) return bits.write(0, 1);
  bits.write(0b10, 2);
  bits.write(difference > 0 ? difference : difference + 2 ** CATEGORY - 1, CATEGORY);
}

class BitWriter {
  private readonly bytes: number[] = [];
  private current = 0;
  private filled = 0;

  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      this.current = (this.current << 1) | ((value >> bit) & 1);
      this.filled += 1;
      if (this.filled === 8) this.push();
    }
  }

  end(): Buffer {
    while (this.filled > 0) this.write(1, 1);
    return Buffer.from(this.bytes);
  }

  private push(): void {
    this.bytes.push(this.current);
    // A zero keeps it from being a marker.
    if (this.current === 0xff) this.bytes.push(0);
    this.current = 0;
    this.filled = 0;
  }
}

/** A JPEG 2000 codestream (ITU-T T.800, A) without a single coefficient: all of it is grey. */
export function makeGreyJpx({ width, height }: Page, samples: 1 | 3): Buffer {
  const levels = 5;
  const size = [u32(width), u32(height), u32(0), u32(0)];
  const packets = Array.from({ length: samples * (levels + 1) }, () => 0);
  return Buffer.from([
    0xff,
    0x4f,
    ...segment(0x51, [
      ...u16(0),
      ...[...size, u32(width), u32(height), u32(0), u32(0)].flat(),
      ...u16(samples),
      ...Array.from({ length: samples }, () => [7, 1, 1]).flat(),
    ]),
    ...segment(0x52, [0, 0, ...u16(1), 0, levels, 4, 4, 0, 1]),
    ...segment(0x5c, [0x40, ...Array.from({ length: 3 * levels + 1 }, () => 8 << 3)]),
    ...segment(0x90, [...u16(0), ...u32(14 + packets.length), 0, 1]),
    0xff,
    0x93,
    ...packets,
    0xff,
    0xd9,
  ]);
}

/** What of the tables of ITU-T T.4 a row of 4,960 pixels of one colour needs: runs of 2560, 2368 and 32. */
const ROW_OF_BLACK = '000000011111000000011100000001101010';
const ROW_OF_WHITE = '00000001111100000001110000011011';

/** Group 4 fax data (ITU-T T.6) of rows of 4,960 pixels: each is like the one above, but for those where the bar begins and ends. */
export function makeFax(height: number): Buffer {
  const [top, bottom] = [Math.floor(height / 3), Math.floor((height * 2) / 3)];
  const rows = Array.from({ length: height }, (_, row) => {
    // No white, then black; and white, then no black.
    if (row === top) return `00100110101${ROW_OF_BLACK}`;
    if (row === bottom) return `001${ROW_OF_WHITE}0000110111`;
    return row > top && row < bottom ? '11' : '1';
  });
  const bits = rows.join('') + '000000000001'.repeat(2);
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}
