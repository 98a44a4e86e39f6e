const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** Every character that the texts use, and all that a keyboard has; sorted, each once. */
export const charactersOf = (texts: readonly string[]): string =>
  [...new Set([...ASCII, ...texts.join('')])]
    .filter((character) => character >= ' ')
    .toSorted()
    .join('');
