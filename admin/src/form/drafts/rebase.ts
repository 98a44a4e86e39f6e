/** Values are compared in their serialised form, as they are sent. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isChanged = (base: object, typed: object): boolean => !isSame(base, typed);

export interface Rebased<Values> {
  values: Values;
  /** The latest saved values of the fields in which the user has typed something else. */
  savedNow: Partial<Values>;
}

/** Applies the user's changes to a newer record: changed fields keep the typed values, the others take the saved ones. */
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
