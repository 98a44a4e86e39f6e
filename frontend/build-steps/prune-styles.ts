import { PurgeCSS } from 'purgecss';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * Leaves of a style sheet the rules that the markup of a page can meet, in whatever state. What the app draws later is dressed
 * by the whole sheets, which the loader switches on before it starts the app.
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

/** Everything that may be a name, written as a style sheet means it. A class may hold an "=", and a name may stand before one. */
const wordsOf = (html: string): string[] =>
  [/[^\s"'`<>]+/g, /[^\s"'`<>=]+/g]
    .flatMap((words) => html.match(words) ?? [])
    .map((word) => word.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => ENTITIES[name] ?? name));
