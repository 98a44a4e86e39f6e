const unfinished = /\b(?:lorem|ipsum|todo|tbd|fixme)\b/gi;

/** What a reader would miss or stumble over: an image without words, a drawing neither named nor hidden, filler text. */
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
  ];
}
