export const openIdIn = (pathname: string): string | undefined => {
  const id = /\/[^/]+\/([^/]+)\/show$/.exec(pathname)?.[1];
  return id && decodeURIComponent(id);
};

type Neighbours = {
  position: number | undefined;
  previous: string | undefined;
  next: string | undefined;
};

/** With nothing of this page open, the next one is the first. */
export const neighboursOf = (ids: string[], openId: string | undefined, before: number): Neighbours => {
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  if (index === -1) return { position: undefined, previous: undefined, next: ids[0] };
  return {
    position: before + index + 1,
    previous: ids[index - 1],
    next: ids[index + 1],
  };
};
