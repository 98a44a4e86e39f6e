import { ImageData, type SKRSContext2D } from '@napi-rs/canvas';

/** A page at 300 dpi has 8.7 million. */
export const FEW_PIXELS = 9_000_000;
/** Of a larger one, as of those that are made smaller in the file: more than those of a drawn page. */
const PIXELS_LEFT = 4_500_000;

interface Made {
  canvas: unknown;
  context: unknown;
}
interface Contextual {
  getContext(kind: '2d', options: object): unknown;
}
type Factory = new (options: object) => { create(width: number, height: number): Made };

/**
 * A factory of canvases for PDF.js that gives a smaller one for a large picture. PDF.js makes a canvas of each picture, in strips of 16
 * rows, and then draws it by the size that the canvas says it has; this one takes the strips and keeps the mean of its pixels.
 */
export const shrinkCanvases = (CanvasFactory: Factory): Factory =>
  class extends CanvasFactory {
    /** PDF.js asks for it since 6.5, and the factory of unpdf 1.8 has none. */
    getNoAlphaContext(canvas: Contextual): unknown {
      return canvas.getContext('2d', { alpha: false });
    }

    override create(width: number, height: number): Made {
      const pixels = width * height;
      const by = pixels > FEW_PIXELS ? 2 ** Math.ceil(Math.log2(pixels / PIXELS_LEFT) / 2) : 1;
      const canvasAndContext = super.create(Math.ceil(width / by), Math.ceil(height / by));
      if (by > 1) shrinkStrips(canvasAndContext.context as SKRSContext2D, by);
      return canvasAndContext;
    }
  };

/** @param by how many pixels, and rows of a strip, become one: a power of two, 16 at most */
function shrinkStrips(context: SKRSContext2D, by: number): void {
  const put = context.putImageData.bind(context);
  context.putImageData = ({ data, width, height }: ImageData, x: number, y: number) => {
    const strip = new ImageData(Math.ceil(width / by), Math.ceil(height / by));
    const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
    const means = new Uint32Array(strip.data.buffer, strip.data.byteOffset, strip.width * strip.height);
    for (let row = 0, to = 0; row < height; row += by)
      for (let column = 0; column < width; column += by, to += 1) {
        const right = Math.min(width, column + by);
        const below = Math.min(height, row + by);
        means[to] = meanOf(pixels, { from: row * width + column, columns: right - column, rows: below - row, width });
      }
    put(strip, x / by, y / by);
  };
}

type Square = Record<'from' | 'columns' | 'rows' | 'width', number>;

/** Four sums of bytes in two numbers, which the bytes of 256 pixels fit into. */
const EVEN_BYTES = 0x00ff00ff;

function meanOf(pixels: Uint32Array, { from, columns, rows, width }: Square): number {
  let even = 0;
  let odd = 0;
  for (let line = from; line < from + rows * width; line += width)
    for (let at = line; at < line + columns; at += 1) {
      const pixel = pixels[at] ?? 0;
      even = (even + (pixel & EVEN_BYTES)) | 0;
      odd = (odd + ((pixel >>> 8) & EVEN_BYTES)) | 0;
    }
  const count = columns * rows;
  const half = count >> 1;
  const mean = (sum: number) => ((sum + half) / count) | 0;
  return mean(even & 0xffff) | (mean(odd & 0xffff) << 8) | (mean(even >>> 16) << 16) | (mean(odd >>> 16) << 24);
}
