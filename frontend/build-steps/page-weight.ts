/**
 * What the first paint waits for: the page with its style. Its faces come after (late-faces.js), and have a limit of their own
 * (subset-fonts.ts); both together stay below the 60 KB that a first view may weigh.
 */
const PAGE_BYTES = 28_000;

/**
 * What must not leave the build because it would be felt: a heavy page, or the carousel's engine where nothing turns.
 * `packed` are the bytes of the page as it is sent.
 */
export function weightFaultsOf(html: string, packed: number): string[] {
  const faults: string[] = [];
  if (packed > PAGE_BYTES) faults.push(`${packed} bytes before the first paint, ${PAGE_BYTES} are allowed`);
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1] ?? '';
  if (modules.includes('swiper') && !html.includes('aria-roledescription="carousel"'))
    faults.push('a carousel engine without a carousel');
  return faults;
}
