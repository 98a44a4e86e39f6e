import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Somebody who has changed nothing for so long rests, in milliseconds. */
const REST_MS = 2_000;

/**
 * Has lists and numbers around a change of one's own fetched again, each once, when no other change has followed for a while: a key
 * then costs what its own answer needs, and ten of them have the list fetched once. What is opened before that is fetched then.
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
