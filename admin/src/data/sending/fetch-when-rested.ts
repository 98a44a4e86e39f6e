import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** How long nothing may be changed before the lists are fetched, in milliseconds. */
const REST_MS = 2_000;

/**
 * Fetches the lists and numbers around the person's own changes again, each once, when no further change has followed for a while: ten
 * changes in a row then fetch the list once. A list that the person opens before that is fetched when it opens.
 */
export const createRest = (restMs = REST_MS) => {
  let waiting: QueryKey[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (client: QueryClient, changed: readonly QueryKey[]): void => {
    const isOne = (keys: readonly QueryKey[]) => (query: Query) =>
      keys.some((queryKey) => matchQuery({ queryKey }, query));
    void client.invalidateQueries({ predicate: isOne(changed), refetchType: 'none' });
    waiting.push(...changed);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const predicate = isOne(waiting);
      waiting = [];
      void client.refetchQueries({ type: 'active', stale: true, predicate });
    }, restMs);
  };
};

export const fetchWhenRested = createRest();
