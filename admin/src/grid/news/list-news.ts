/** What others have changed since a list was loaded: the records that came in, and the shown ones that do not match any more. */
export interface ListNews {
  arrived: ReadonlySet<string>;
  left: ReadonlySet<string>;
  /** The list is another one than the one that is shown, by changes that are not known. */
  differs: boolean;
}

export const noNews: ListNews = { arrived: new Set(), left: new Set(), differs: false };

interface Looked {
  /** The records that were changed, and those of them that may have come into the list by that. */
  changed: readonly string[];
  incoming: readonly string[];
  /** Those that the page of the list shows. */
  shown: readonly string[];
  /** Those of the changed ones that match the list now. */
  matching: readonly string[];
}

/** Adds the result of a look at the changed records. */
export const takeIn = (
  { arrived, left, differs }: ListNews,
  { changed, incoming, shown, matching }: Looked,
): ListNews => {
  const matches = (id: string) => matching.includes(id);
  const others = (ids: ReadonlySet<string>) => [...ids].filter((id) => !changed.includes(id));
  const cameIn = changed.filter(
    (id) => matches(id) && !shown.includes(id) && (incoming.includes(id) || arrived.has(id)),
  );
  const goneNow = changed.filter((id) => shown.includes(id) && !matches(id));
  return { arrived: new Set([...others(arrived), ...cameIn]), left: new Set([...others(left), ...goneNow]), differs };
};

/** A move brings a record into a list of one stage; in a list of several stages the record may have been there before. */
export const isOfOneStage = ({ stage }: Record<string, unknown>): boolean =>
  [stage].flat().filter(Boolean).length === 1;
