/** The letter of a part in its list, and of its balloon in the drawing: A for the first. */
export const letterOf = (index: number) => String.fromCodePoint(65 + index);

/** The id of a part on its page. */
export const partId = (index: number) => `part-${letterOf(index).toLowerCase()}`;

/** For a drawing: what its balloons lead to, from the names of the parts in the order of their letters. */
export const partLinks = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [letterOf(index), { href: `#${partId(index)}`, name }]));
