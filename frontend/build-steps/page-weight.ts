/** What a phone on a slow line has to fetch before it can show a page as it is meant: the page with its style, and its two faces. */
const FIRST_PAINT_BYTES = 58_000;

const PRELOADED = /<link rel="preload"[^>]* href="([^"]+)"/g;

/**
 * What must not leave the build because it would be felt: a heavy page, or the carousel's engine where nothing turns.
 * `packed` are the bytes of the page as it is sent.
 */
export function weightFaultsOf(html: string, packed: number, sizeOf: (href: string) => number): string[] {
  const faults: string[] = [];
  const bytes = firstPaintBytes(html, packed, sizeOf);
  if (bytes > FIRST_PAINT_BYTES) faults.push(`${bytes} bytes before the first paint, ${FIRST_PAINT_BYTES} are allowed`);
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1] ?? '';
  if (modules.includes('swiper') && !html.includes('aria-roledescription="carousel"'))
    faults.push('a carousel engine without a carousel');
  return faults;
}

export const firstPaintBytes = (html: string, packed: number, sizeOf: (href: string) => number): number =>
  [...html.matchAll(PRELOADED)].reduce((sum, [, href = '']) => sum + sizeOf(href), packed);
