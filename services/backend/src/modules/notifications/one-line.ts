/** A text as it may stand in a header: no line break or other control character, which could begin another header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
