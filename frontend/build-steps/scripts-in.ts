export type InlineScript = { whole: string; attributes: string; text: string };

/** The inline scripts of a page, as the browser will see them. */
export function inlineScriptsIn(html: string): InlineScript[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .map(([whole, attributes = '', text = '']) => ({ whole, attributes, text }))
    .filter(({ attributes }) => !/\bsrc=/i.test(attributes));
}
