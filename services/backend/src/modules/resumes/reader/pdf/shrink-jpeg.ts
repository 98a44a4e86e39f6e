import { type Canvas, createCanvas, type Image, ImageData, loadImage } from '@napi-rs/canvas';

/** Of 100; a page is drawn smaller still. */
const QUALITY = 85;

/** @param isSmooth by smaller copies of the picture, which need half as much memory again */
export async function shrinkJpeg(jpeg: Buffer, [width, height]: [number, number], isSmooth: boolean): Promise<Buffer> {
  const image = await loadImage(jpeg);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = isSmooth;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const data = encode(canvas);
  await forget(image, canvas.toBuffer('image/png'));
  return data;
}

/**
 * A progressive one is unpacked by PDF.js, which keeps two bytes for each sample and then gives some of the pixels; Skia would have all
 * pixels beside them.
 */
export async function shrinkProgressive(jpeg: Buffer, [width, height]: [number, number]): Promise<Buffer> {
  const { JpegImage } = await import('pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs');
  const image = new JpegImage();
  image.parse(jpeg);
  const pixels = image.getData({ width, height, forceRGBA: true, isSourcePDF: true });
  // Else the samples, up to 144 MB, wait for the garbage to be collected.
  for (const { output } of image.components) output.buffer.transfer(0);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return encode(canvas);
}

function encode(canvas: Canvas): Buffer {
  const data = canvas.encodeSync('jpeg', QUALITY);
  // Else the pixels of each page wait for the garbage to be collected.
  canvas.width = 1;
  canvas.height = 1;
  return data;
}

/** Else it keeps its pixels, up to 100 MB, until the garbage is collected. */
async function forget(image: Image, small: Buffer): Promise<void> {
  image.src = small;
  await image.decode();
}

export interface JpegFrame {
  width: number;
  height: number;
  /** For each pixel: 1 in grey, 3 in colours, and less where colours have fewer rows or columns than light. */
  samples: number;
  /** All its coefficients are in memory before the first pixel is. */
  isProgressive: boolean;
}

/** ITU-T T.81, B.2.2: of 8 bits a sample, in grey or in three colours, which need no knowledge of inks. */
export function readFrame(jpeg: Buffer): JpegFrame | null {
  for (let at = 2; at + 9 < jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker < 0xc0 || marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) continue;
    const colours = jpeg.readUInt8(at + 9);
    if (jpeg[at + 4] !== 8 || (colours !== 1 && colours !== 3)) return null;
    const [height, width] = [jpeg.readUInt16BE(at + 5), jpeg.readUInt16BE(at + 7)];
    const factors = Array.from({ length: colours }, (_, colour) => jpeg[at + 11 + 3 * colour] ?? 0);
    return { height, width, samples: samplesOf(factors), isProgressive: marker > 0xc1 };
  }
  return null;
}

/** @param factors of each colour: how many of its columns and rows, four bits each, lie in one unit */
function samplesOf(factors: readonly number[]): number {
  const [across, down] = [factors.map((factor) => factor >> 4), factors.map((factor) => factor & 15)];
  const whole = Math.max(...across) * Math.max(...down) || 1;
  return factors.reduce((sum, factor) => sum + ((factor >> 4) * (factor & 15)) / whole, 0);
}
