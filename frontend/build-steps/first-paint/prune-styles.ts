import { PurgeCSS } from 'purgecss';
import { elementsIn } from '../html/find-elements.ts';
import { textsIn } from '../html/find-texts.ts';

/**
 * Keeps the rules of a style sheet that the markup of a page can match, in any state. Markup that the app draws later gets
 * its style from the whole sheets, which the loader switches on before it starts the app.
 */
export async function pruneStyles(css: string, html: string): Promise<string> {
  const [pruned] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: wordsOf,
    keyframes: true,
  });
  return pruned?.css ?? css;
}

/** Everything that may be a name: a script of the page sets attributes, too. */
function wordsOf(html: string): string[] {
  const elements = elementsIn(html);
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  return [
    ...elements.map(({ name }) => name),
    ...attributes.flatMap(([name, value]) => [name].concat(value.split(/\s+/))),
    ...textsIn(html, new Set()).flatMap((text) => text.split(/[\s"'`<>=]+/)),
  ];
}
