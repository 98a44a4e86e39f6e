import { ImageData, type SKRSContext2D } from '@napi-rs/canvas';

/** A page at 300 dpi has 8.7 million. */
export const FEW_PIXELS = 9_000_000;

interface Made {
  canvas: unknown;
  context: unknown;
}
type Factory = new (options: object) => { create(width: number, height: number): Made };

/**
 * A factory of canvases for PDF.js that gives a smaller one for a large picture. PDF.js makes a canvas of each picture, in strips of 16
 * rows, and then draws it by the size that the canvas says it has; this one takes the strips and keeps the mean of its pixels.
 */
export const shrinkCanvases = (CanvasFactory: Factory): Factory =>
  class extends CanvasFactory {
    override create(width: number, height: number): Made {
      const by = 2 ** Math.max(0, Math.ceil(Math.log2((width * height) / FEW_PIXELS) / 2));
      const canvasAndContext = super.create(Math.ceil(width / by), Math.ceil(height / by));
      if (by > 1) shrinkStrips(canvasAndContext.context as SKRSContext2D, by);
      return canvasAndContext;
    }
  };

/** @param by how many pixels, and rows of a strip, become one: a power of two */
function shrinkStrips(context: SKRSContext2D, by: number): void {
  const put = context.putImageData.bind(context);
  context.putImageData = ({ data, width, height }: ImageData, x: number, y: number) => {
    const strip = new ImageData(Math.ceil(width / by), Math.ceil(height / by));
    for (let row = 0, to = 0; row < strip.height; row += 1)
      for (let column = 0; column < strip.width; column += 1, to += 4) {
        const right = Math.min(width, (column + 1) * by);
        const below = Math.min(height, (row + 1) * by);
        const count = (right - column * by) * (below - row * by);
        let red = 0;
        let green = 0;
        let blue = 0;
        let alpha = 0;
        for (let line = row * by; line < below; line += 1)
          for (let at = (line * width + column * by) * 4; at < (line * width + right) * 4; at += 4) {
            red += data[at] ?? 0;
            green += data[at + 1] ?? 0;
            blue += data[at + 2] ?? 0;
            alpha += data[at + 3] ?? 0;
          }
        strip.data[to] = red / count;
        strip.data[to + 1] = green / count;
        strip.data[to + 2] = blue / count;
        strip.data[to + 3] = alpha / count;
      }
    put(strip, x / by, y / by);
  };
}
