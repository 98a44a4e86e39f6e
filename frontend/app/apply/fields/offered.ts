const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[\s(),]+/g, ' ')
    .trim()} `;

/** The option that a wish means: the one with the same words, else the longest one that the wish contains. */
function meantBy(wished: string, options: readonly string[]): string | undefined {
  const wish = plain(wished);
  return options
    .filter((option) => wish.includes(plain(option)))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
}

/** The wished option if the server offers it, else the one chosen before if it is still offered, else none. */
export function offeredOr(options: readonly string[], wished: string | null, chosen: string): string {
  const option = wished === null ? undefined : meantBy(wished, options);
  return option ?? (options.includes(chosen) ? chosen : '');
}
