import { deflateSync, inflateSync } from 'node:zlib';
import { shrinkRows } from './shrink-rows';

/** Samples that differ from each other and from row to row. */
const picture = (width: number, height: number, samples: number) =>
  Buffer.from(Array.from({ length: width * height * samples }, (_, at) => (at * at + 7 * at) % 251));

/** The rows of a picture, written with each of PNG's filters in turn (PNG, 9.2). */
function writePng(pixels: Buffer, width: number, samples: number): Buffer {
  const length = width * samples;
  const rows = Array.from({ length: pixels.length / length }, (_, row) => {
    const way = row % 5;
    const at = (line: number, sample: number) => (line < 0 || sample < 0 ? 0 : pixels[line * length + sample]!);
    const written = Array.from({ length }, (_sample, x) => {
      const [left, above, corner] = [at(row, x - samples), at(row - 1, x), at(row - 1, x - samples)];
      const guess = left + above - corner;
      const near = [left, above, corner].toSorted((a, b) => Math.abs(guess - a) - Math.abs(guess - b))[0]!;
      const predicted = [0, left, above, Math.floor((left + above) / 2), near][way]!;
      return (pixels[row * length + x]! - predicted) & 0xff;
    });
    return Buffer.concat([Buffer.from([way]), Buffer.from(written)]);
  });
  return Buffer.concat(rows);
}

/** TIFF 6.0, section 14: each sample is the difference from that of the pixel before. */
const writeTiff = (pixels: Buffer, width: number, samples: number) =>
  Buffer.from(pixels.map((sample, at) => (at % (width * samples) < samples ? sample : sample - pixels[at - samples]!)));

interface Size {
  width: number;
  height: number;
}

const meansOf = (pixels: Buffer, { width, height }: Size, samples: number, by: number) => {
  const count = Math.ceil(width / by) * samples;
  const sums = Array.from({ length: Math.ceil(height / by) * count }, () => [0, 0]);
  for (const [at, light] of pixels.entries()) {
    const [row, column] = [Math.floor(at / (width * samples)), Math.floor(at / samples) % width];
    const square = sums[Math.floor(row / by) * count + Math.floor(column / by) * samples + (at % samples)]!;
    square[0]! += light;
    square[1]! += 1;
  }
  return sums.map(([sum = 0, pixelsOfSquare = 1]) => Math.floor(sum / pixelsOfSquare));
};

describe('Rows that are made smaller', () => {
  it('are as many as there are of a picture that is cut off', async () => {
    const pixels = picture(4, 8, 3);
    const cut = deflateSync(pixels.subarray(0, 55));
    const small = await shrinkRows(cut, { width: 4, height: 8, predictor: 1, samples: 3 }, 2, false);
    const first = Buffer.concat([0, 6, 24, 30].map((at) => pixels.subarray(at, at + 3)));
    expect(inflateSync(small).subarray(0, 12).equals(first)).toBe(true);
    const none = shrinkRows(Buffer.from('nothing'), { width: 4, height: 8, predictor: 1, samples: 3 }, 2, true);
    await expect(none).rejects.toThrow('no rows');
  });

  it('are not made of more than fits, however little there is of it', async () => {
    const rows = { width: 20_000, height: 20_000, predictor: 1, samples: 1 };
    await expect(shrinkRows(deflateSync(Buffer.alloc(20_000)), rows, 9, true)).rejects.toThrow('too much');
  });

  const size = { width: 7, height: 8 };
  it.each([1, 3, 4])(
    'are the means of squares, also at the edges, however they were written: %d samples',
    async (samples) => {
      const pixels = picture(size.width, size.height, samples);
      const ways = [
        [1, pixels],
        [2, writeTiff(pixels, size.width, samples)],
        [15, writePng(pixels, size.width, samples)],
      ] as const;
      for (const [predictor, written] of ways) {
        const small = await shrinkRows(deflateSync(written), { ...size, predictor, samples: null }, 3, true);
        expect([...inflateSync(small)]).toEqual(meansOf(pixels, size, samples, 3));

        const said = await shrinkRows(deflateSync(written), { ...size, predictor, samples }, 3, true);
        expect(said.equals(small)).toBe(true);
      }
    },
  );

  it('have the first pixel of each square where samples are entries of a table', async () => {
    const pixels = picture(4, 4, 1);
    const small = await shrinkRows(deflateSync(pixels), { width: 4, height: 4, predictor: 1, samples: 1 }, 2, false);
    expect([...inflateSync(small)]).toEqual([0, 2, 8, 10].map((at) => pixels[at]));
  });

  it.each<[what: string, data: Buffer]>([
    ['other rows than are said', deflateSync(Buffer.alloc(75))],
    ['no rows', deflateSync(Buffer.alloc(0))],
    ['something else', Buffer.from('nothing')],
    ['more than fits', deflateSync(Buffer.alloc(200_000_000), { level: 1 })],
  ])('are none of data with %s', async (_what, data) => {
    await expect(shrinkRows(data, { width: 10, height: 10, predictor: 1, samples: null }, 2, true)).rejects.toThrow(
      /rows|too much/,
    );
  });
});
