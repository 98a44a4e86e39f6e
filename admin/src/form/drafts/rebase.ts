/** How values compare: as they would be sent. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isChanged = (base: object, typed: object): boolean => !isSame(base, typed);

export interface Rebased<Values> {
  values: Values;
  /** What is saved now of the fields in which the person has typed something else. */
  savedNow: Partial<Values>;
}

/** What the person has typed onto what somebody else has saved meanwhile: typed text stays, the rest is taken over. */
export const rebase = <Values extends object>(base: Values, typed: Values, latest: Values): Rebased<Values> => {
  const values = { ...latest };
  const savedNow: Partial<Values> = {};
  for (const name of Object.keys(latest) as (keyof Values)[]) {
    if (isSame(typed[name], base[name])) continue;
    values[name] = typed[name];
    if (!isSame(latest[name], typed[name]) && !isSame(latest[name], base[name])) savedNow[name] = latest[name];
  }
  return { values, savedNow };
};
