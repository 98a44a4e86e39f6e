const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[\s(),]+/g, ' ')
    .trim()} `;

/** What a wish means among the options: the same words, else the longest option that stands in it as a whole. */
function meantBy(wished: string, options: readonly string[]): string | undefined {
  const wish = plain(wished);
  return options
    .filter((option) => wish.includes(plain(option)))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
}

/** The wished option if the server offers it, else the one chosen before if it is still offered, else none. */
export function offeredOr(options: readonly string[], wished: string | null, chosen: string): string {
  const found = wished === null ? undefined : meantBy(wished, options);
  return found ?? (options.includes(chosen) ? chosen : '');
}
