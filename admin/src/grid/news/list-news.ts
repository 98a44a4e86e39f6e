/** What others have changed since a list was loaded: who came in, and who of those that it shows does not belong there any more. */
export interface ListNews {
  arrived: ReadonlySet<string>;
  left: ReadonlySet<string>;
  /** It is another list than the one that is shown, and nobody knows by whom. */
  differs: boolean;
}

export const noNews: ListNews = { arrived: new Set(), left: new Set(), differs: false };

interface Looked {
  /** Those that were changed, and of them those that may have come into the list by that. */
  changed: readonly string[];
  incoming: readonly string[];
  /** Those that the page of the list shows. */
  shown: readonly string[];
  /** Those of the changed ones that match the list now. */
  matching: readonly string[];
}

/** Takes in what a look at the changed ones has shown. */
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

/** A list of one stage gains those that are moved to it; of a list of several nobody knows whether a move came from outside. */
export const isOfOneStage = ({ stage }: Record<string, unknown>): boolean =>
  [stage].flat().filter(Boolean).length === 1;
