const unfinished = /\b(?:lorem|ipsum|todo|tbd|fixme)\b/gi;
/** Grouped by thousands from 1,00,000 on, where India groups by lakhs. */
const foreignNumber = /(?<![\d,.])(?:\d{1,3}(?:,\d{3}){2,}|\d{3},\d{3})(?![\d,])/g;
/** Text, and what is read aloud or shown for a drawing; not coordinates. */
const saidIn = (html: string) =>
  html.replaceAll(/<[^>]*>/g, (tag) =>
    Array.from(tag.matchAll(/\s(?:aria-label|title|alt)="([^"]*)"/g), ([, words]) => ` ${words} `)
      .concat(' ')
      .join(''),
  );

/**
 * What a reader would miss or stumble over: an image without words, a drawing neither named nor hidden, filler text, a number
 * that is not written as in India.
 */
export function wordingFaultsOf(html: string): string[] {
  const seen = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<meta http-equiv[^>]*>/gi, '');
  const without = (tag: string, attributes: RegExp) =>
    [...seen.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'gi'))]
      .map(([whole]) => whole)
      .filter((whole) => !attributes.test(whole));
  return [
    ...without('img', /\salt="/).map((image) => `no alt: ${image}`),
    ...without(
      'svg',
      /\saria-hidden="true"|\srole="img"[^>]*\saria-label="[^"]|\saria-label="[^"]+"[^>]*\srole="img"/,
    ).map((drawing) => `neither named nor hidden: ${drawing}`),
    ...(seen.match(unfinished) ?? []).map((word) => `unfinished: ${word}`),
    ...(saidIn(seen).match(foreignNumber) ?? []).map((number) => `not as India writes it: ${number}`),
  ];
}
