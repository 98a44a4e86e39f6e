const MOST_LINKS = 4;
const link = /https?:\/\/|\bwww\./gi;
const markupOfForums = /\[(?:url|link)[=\]]/i;

/** Plain rules about one text. What they catch is not refused and not held; its sender only has to do a little work. */
export function looksLikeSpam(text: string): boolean {
  return markupOfForums.test(text) || (text.match(link)?.length ?? 0) > MOST_LINKS;
}
