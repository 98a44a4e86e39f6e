import { colours } from '../../app/content/colours.ts';
import { mark } from '../../app/content/mark.ts';

/** The company's mark as the browser's tab shows it, by day and by night. */
export function drawFavicon(): string {
  const { light, dark } = colours;
  const style = `path{stroke:${light.ink}}.s{fill:${light.signal};stroke:none}@media(prefers-color-scheme:dark){path{stroke:${dark.ink}}.s{fill:${dark.signal}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><style>${style}</style><path d="${mark.lines}" fill="none" stroke-width="2"/><path class="s" d="${mark.accent}"/></svg>\n`;
}
