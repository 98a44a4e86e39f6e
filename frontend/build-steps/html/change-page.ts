import type { PageElement } from './find-elements.ts';

/** A page with something else in the place of some of its elements, which are given in their order. */
export function replaceElements(
  html: string,
  elements: readonly PageElement[],
  write: (element: PageElement) => string,
): string {
  const places = [0, ...elements.map(({ end }) => end)];
  const before = elements.map((element, index) => html.slice(places[index], element.start) + write(element));
  return before.join('') + html.slice(places.at(-1));
}

/** @throws where the page has no such element. */
export function addAtEndOf(name: 'head' | 'body', html: string, addition: string): string {
  const tag = `</${name}>`;
  if (!html.includes(tag)) throw new Error(`The page has no ${name}`);
  return html.replace(tag, () => `${addition}${tag}`);
}

/** A text as it is written inside an attribute in double quotes, or between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
