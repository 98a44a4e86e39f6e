import postcss from 'postcss';

/**
 * The custom properties of a style sheet by their names; one that refers to another has its value. They are those of the
 * light scheme: the values of another scheme stand inside a block of its own.
 */
export function coloursIn(css: string): Map<string, string> {
  const values = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    if (parent?.parent?.type === 'root') values.set(prop, value);
  });
  for (const [name, value] of values) {
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (other) values.set(name, values.get(other) ?? value);
  }
  return values;
}
