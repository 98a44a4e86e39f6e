/** The values and labels of a record, in its order, as a select takes them. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): [value: Value, label: string][] =>
  Object.entries(labels) as [Value, string][];

/** The first letter as a capital, for a word that begins a label. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
