import { addAtEndOf } from '../html/change-page.ts';
import { elementsIn, isElement } from '../html/find-elements.ts';
import { styleOf } from './inline-styles.ts';
import { compact } from './late-scripts.ts';

interface HeadScript {
  source: string;
  /** The address of the script that starts the app. */
  start: string;
}

/**
 * Keeps the fonts out of the way of the first paint: their rules wait in a style that no screen uses, until the script
 * behind them switches it on. A browser without script finds them once more, and in force. Their sheet stays switched off, as
 * app/root.tsx writes it.
 */
export function makeFontsLate(html: string, read: (href: string) => string, { source, start }: HeadScript): string {
  const sheets = elementsIn(html).filter(isElement('link', { rel: 'stylesheet' }));
  const link = sheets.find(({ attributes }) => attributes['href']?.includes('/fonts-'));
  const href = link?.attributes['href'];
  if (!href) throw new Error('The page has no style sheet with fonts');
  if (!('disabled' in link.attributes)) throw new Error('The style sheet with fonts is fetched before the first paint');
  const css = read(href);
  const script = `<script data-start="${start}">${compact(source)}</script>`;
  const late = `${styleOf(css, 'print')}<noscript>${styleOf(css)}</noscript>${script}`;
  return addAtEndOf('head', html, late);
}
