interface Named {
  source: string;
  extra?: true;
}

/** Those that are chosen, in the list's order; null chooses the usual ones. A name that the list does not have is passed over. */
export const shownOf = <Column extends Named>(columns: Column[], chosen: readonly string[] | null): Column[] =>
  columns.filter(({ source, extra }) => (chosen ? chosen.includes(source) : !extra));

/** What is kept of a choice: null where it is the usual one. */
export const choiceOf = (columns: readonly Named[], ticked: readonly string[]): string[] | null => {
  const isUsual = columns.every(({ source, extra }) => ticked.includes(source) === !extra);
  return isUsual ? null : columns.map(({ source }) => source).filter((source) => ticked.includes(source));
};
