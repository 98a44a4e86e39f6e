import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Read {
  queryKey: QueryKey;
  queryFn: () => Promise<unknown>;
}

/** Resolves when all of them have been read, or could not be: what shows them says so. */
export const loadAll = (client: QueryClient, ...reads: Read[]): Promise<undefined> =>
  Promise.allSettled(reads.map((read) => client.query({ ...read, staleTime: 'static' }))).then(() => undefined);
