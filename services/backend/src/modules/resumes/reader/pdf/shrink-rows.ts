import { createInflate, deflateSync } from 'node:zlib';

/** Rows of samples as Flate data of a picture hold them (ISO 32000-2, 7.4.4.4). Each sample is a byte. */
export interface Rows {
  /** In pixels. */
  width: number;
  height: number;
  /** 1 for none, 2 for that of TIFF, 10 and more for those of PNG. */
  predictor: number;
  /** Of each pixel; null where only the length of the data tells. */
  samples: number | null;
}

/** Four samples of each pixel of A4 at 600 dpi. */
const MOST_BYTES = 150_000_000;
/** At which a large picture is unpacked at once. */
const CHUNK_BYTES = 1 << 20;

/**
 * The same picture with one pixel for each square of `by` pixels, as Flate data without a predictor. Only some rows are in memory.
 * @param isMean whether a pixel is the mean of its square; samples that are entries of a table have none
 * @throws Error when the data are damaged, or have no whole number of samples for each pixel
 */
export async function shrinkRows(data: Buffer, rows: Rows, by: number, isMean: boolean): Promise<Buffer> {
  const tag = rows.predictor >= 10 ? 1 : 0;
  const samples = rows.samples ?? (Math.floor((await unpackedLength(data)) / rows.height) - tag) / rows.width;
  if (!Number.isInteger(samples) || samples < 1 || samples > 4) throw new Error('has other rows than it says');
  if (rows.width * rows.height * samples > MOST_BYTES) throw new Error('unpacks to too much');
  const small = new SmallRows(rows.width, samples, by, isMean);
  const row = Buffer.alloc(tag + rows.width * samples);
  const above = Buffer.alloc(row.length);
  let [filled, read] = [0, 0];
  for await (const part of unpack(data)) {
    if (read === rows.height) break;
    for (let at = 0; at < part.length && read < rows.height;) {
      const taken = part.copy(row, filled, at);
      at += taken;
      filled += taken;
      if (filled < row.length) continue;
      if (tag) undoPng(row, above, samples);
      else if (rows.predictor === 2) undoTiff(row, samples);
      row.copy(above);
      small.add(row.subarray(tag));
      [filled, read] = [0, read + 1];
    }
  }
  if (read === 0) throw new Error('has no rows');
  return deflateSync(small.finish(), { level: 1 });
}

async function unpackedLength(data: Buffer): Promise<number> {
  let length = 0;
  for await (const part of unpack(data)) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error('unpacks to too much');
  }
  return length;
}

/** What stands before the end, or before a fault. */
async function* unpack(data: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflate({ chunkSize: CHUNK_BYTES });
  inflate.end(data);
  try {
    for await (const part of inflate) yield part as Buffer;
  } catch {
    // Viewers show the rows until there.
  }
}

class SmallRows {
  private readonly width: number;
  private readonly rows: Uint8Array[] = [];
  private readonly sums: Uint32Array;
  private summed = 0;

  constructor(
    private readonly fullWidth: number,
    private readonly samples: number,
    private readonly by: number,
    private readonly isMean: boolean,
  ) {
    this.width = Math.ceil(fullWidth / by);
    this.sums = new Uint32Array(fullWidth * samples);
  }

  add(row: Buffer): void {
    if (this.isMean) this.sum(row);
    else if (this.summed === 0) this.pick(row);
    this.summed = (this.summed + 1) % this.by;
    if (this.summed === 0 && this.isMean) this.divide(this.by);
  }

  finish(): Buffer {
    if (this.isMean && this.summed > 0) this.divide(this.summed);
    return Buffer.concat(this.rows);
  }

  private sum(row: Buffer): void {
    const { sums } = this;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
  }

  private divide(rows: number): void {
    const { fullWidth, samples, by, sums } = this;
    const small = new Uint8Array(this.width * samples);
    for (let at = 0, x = 0; at < small.length; at += 1) {
      const end = Math.min(fullWidth, x + by) * samples;
      let sum = 0;
      for (let from = x * samples + (at % samples); from < end; from += samples) sum += sums[from] ?? 0;
      small[at] = sum / ((end / samples - x) * rows);
      if (at % samples === samples - 1) x += by;
    }
    this.rows.push(small);
    sums.fill(0);
  }

  private pick(row: Buffer): void {
    const { samples, by } = this;
    const small = new Uint8Array(this.width * samples);
    for (let at = 0, from = 0; at < small.length; at += samples, from += by * samples)
      for (let sample = 0; sample < samples; sample += 1) small[at + sample] = row[from + sample] ?? 0;
    this.rows.push(small);
  }
}

function undoTiff(row: Buffer, samples: number): void {
  for (let at = samples; at < row.length; at += 1) row[at] = (row[at] ?? 0) + (row[at - samples] ?? 0);
}

/** Each row says by its first byte how it is written: what its bytes were guessed to be is added to them (PNG, 9.2). */
function undoPng(row: Buffer, above: Buffer, samples: number): void {
  const guess = guesses[row[0] ?? 0];
  if (!guess) return;
  for (let at = 1; at < row.length; at += 1) {
    const isFirst = at <= samples;
    const left = isFirst ? 0 : (row[at - samples] ?? 0);
    const corner = isFirst ? 0 : (above[at - samples] ?? 0);
    row[at] = (row[at] ?? 0) + guess(left, above[at] ?? 0, corner);
  }
}

const guesses: (((left: number, above: number, corner: number) => number) | null)[] = [
  null,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Which of the three is nearest to `left + above - corner`. */
function paeth(left: number, above: number, corner: number): number {
  const byLeft = Math.abs(above - corner);
  const byAbove = Math.abs(left - corner);
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}
