export const openIdIn = (pathname: string): string | undefined => {
  const id = /\/[^/]+\/([^/]+)\/show$/.exec(pathname)?.[1];
  return id && decodeURIComponent(id);
};

type Neighbours = {
  position: number | undefined;
  previous: string | undefined;
  next: string | undefined;
};

/**
 * The places before and after the open record. One that has left the list, by a move out of its filter for example, keeps its
 * place: its neighbours are those of the list as it was, as far as they are still there. With nothing of this page open, the
 * next one is the first.
 * @param before how many there are on the pages before this one
 * @param was the ids of the same page of the same list when the open record was among them
 */
export const neighboursOf = (
  ids: readonly string[],
  openId: string | undefined,
  before: number,
  was: readonly string[] = [],
): Neighbours => {
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  if (index !== -1)
    return {
      position: before + index + 1,
      previous: ids[index - 1],
      next: ids[index + 1],
    };
  const place = openId === undefined ? -1 : was.indexOf(openId);
  if (place === -1) return { position: undefined, previous: undefined, next: ids[0] };
  const isThere = (id: string) => ids.includes(id);
  const previous = was.slice(0, place).findLast(isThere);
  return {
    position: undefined,
    previous,
    // At the end of a page one of the next page has moved up.
    next: was.slice(place + 1).find(isThere) ?? ids.slice(previous === undefined ? 0 : ids.indexOf(previous) + 1)[0],
  };
};
