const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;

/**
 * Puts the style sheets of a page into the page, so that the first paint waits for nothing. The links stay, switched off,
 * because the app finds its own markup again when it wakes; a browser does not fetch what is switched off.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const sheets = [...html.matchAll(SHEET)].map(([, href = '']) => read(href));
  if (sheets.length === 0) throw new Error('The page has no style sheet');
  const css = sheets.join('\n');
  if (css.includes('</style')) throw new Error('A style sheet would end the element that it is put into');
  return html
    .replaceAll(SHEET, (_, href: string, rest: string) => `<link rel="stylesheet" href="${href}"${rest} disabled=""/>`)
    .replace('</head>', () => `<style>${css}</style></head>`);
}

/** The inline style sheets of a page, as the browser will see them. */
export const inlineStylesIn = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text);
