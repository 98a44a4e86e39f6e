import { pruneStyles } from './prune-styles.ts';

const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;

/**
 * Puts into the page what it needs of its style sheets, so that the first paint waits for nothing. The links stay, switched
 * off, because the app finds its own markup again when it wakes; a browser does not fetch what is switched off.
 */
export async function inlineStyles(html: string, read: (href: string) => string): Promise<string> {
  const sheets = [...html.matchAll(SHEET)].map(([, href = '']) => read(href));
  if (sheets.length === 0) throw new Error('The page has no style sheet');
  const css = await pruneStyles(sheets.join('\n'), html);
  return html
    .replace('<link rel="stylesheet"', (link) => `${layerOrderOf(sheets.join('\n'))}${link}`)
    .replaceAll(SHEET, (_, href: string, rest: string) => `<link rel="stylesheet" href="${href}"${rest} disabled=""/>`)
    .replace('</head>', () => `${styleOf(css)}</head>`);
}

/**
 * The order of the layers, said before any of the sheets. When the whole sheets arrive, one by one, a page's own may be the
 * first of them, and its only layer would come before those that it builds upon.
 */
function layerOrderOf(css: string): string {
  const names = [...css.matchAll(/@layer ([\w-]+)\s*\{/g)].map(([, name]) => name);
  return names.length === 0 ? '' : styleOf(`@layer ${[...new Set(names)].join()};`, 'all');
}

/** @throws where the style would end its own element. */
export function styleOf(css: string, media?: string): string {
  if (css.includes('</style')) throw new Error('A style sheet would end the element that it is put into');
  return `<style${media ? ` media="${media}"` : ''}>${css}</style>`;
}

/** The inline style sheets of a page, as the browser will see them. */
export const inlineStylesIn = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text);
