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
    .replaceAll(SHEET, (_, href: string, rest: string) => `<link rel="stylesheet" href="${href}"${rest} disabled=""/>`)
    .replace('</head>', () => `${styleOf(css)}</head>`);
}

/** @throws where the style would end its own element. */
export function styleOf(css: string, media?: string): string {
  if (css.includes('</style')) throw new Error('A style sheet would end the element that it is put into');
  return `<style${media ? ` media="${media}"` : ''}>${css}</style>`;
}

/** The inline style sheets of a page, as the browser will see them. */
export const inlineStylesIn = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text);
