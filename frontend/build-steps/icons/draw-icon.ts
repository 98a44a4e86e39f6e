import sharp from 'sharp';
import { colours } from '../../app/content/colours.ts';
import { mark } from '../../app/content/mark.ts';

/** The part of a maskable icon that no platform cuts off is a circle of 80 % of its width (W3C, Web Application Manifest). */
const SAFE = 0.8;
const [, , MARK_WIDTH = 28] = mark.viewBox.split(' ').map(Number);

/** The company's mark on paper as a square PNG of `size` pixels. A maskable one leaves a margin, because platforms cut off its corners. */
export function drawIcon(size: number, { maskable = false } = {}): Promise<Buffer> {
  const { paper, ink, signal } = colours.light;
  // The square that fits into the safe circle.
  const share = maskable ? SAFE * Math.SQRT1_2 : 0.86;
  const scale = (size * share) / MARK_WIDTH;
  const offset = (size * (1 - share)) / 2;
  // A thin line vanishes at 16 pixels.
  const line = Math.max(2, 1.6 / scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${paper}"/><g transform="translate(${offset} ${offset}) scale(${scale})"><path d="${mark.accent}" fill="${signal}"/><path d="${mark.lines}" fill="none" stroke="${ink}" stroke-width="${line}"/></g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
