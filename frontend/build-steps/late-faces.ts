import { styleOf } from './inline-styles.ts';
import { compact } from './late-scripts.ts';

const FACES = /<link rel="stylesheet" href="([^"]*\/faces-[^"]+)"\/?>/;

/**
 * Keeps the faces out of the way of the first paint: their rules wait in a style that no screen uses, until the script that
 * stands behind them says otherwise. A browser without script finds them once more, and in force.
 */
export function makeFacesLate(html: string, read: (href: string) => string, script: string): string {
  const [link, href] = FACES.exec(html) ?? [];
  if (!link || !href) throw new Error('The page has no style sheet with faces');
  const css = read(href);
  const late = `${styleOf(css, 'print')}<noscript>${styleOf(css)}</noscript><script>${compact(script)}</script>`;
  return html
    .replace(link, `<link rel="stylesheet" media="print" href="${href}" disabled=""/>`)
    .replace('</head>', () => `${late}</head>`);
}
