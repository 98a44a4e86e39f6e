import { colours } from '../content/colours.ts';
import { mark } from '../content/mark.ts';

/** The company's mark as the browser's tab shows it, by day and by night. */
export function drawFavicon(): string {
  const { light, dark } = colours;
  const style = `path{fill:none;stroke:${light.ink};stroke-width:2}.s{fill:${light.signal};stroke:none}@media(prefers-color-scheme:dark){path{stroke:${dark.ink}}.s{fill:${dark.signal}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><style>${style}</style><path d="${mark.lines}"/><path class="s" d="${mark.accent}"/></svg>`;
}

/** The drawing itself as an address: a file of its own would be fetched before the first paint. */
export const faviconAddress = `data:image/svg+xml,${drawFavicon().replaceAll(/[<>#"]/g, encodeURIComponent)}`;
