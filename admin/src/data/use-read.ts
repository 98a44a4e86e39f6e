import {
  keepPreviousData,
  matchQuery,
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { leaveIfOver } from '../session/leave-if-over.ts';
import { retry } from './retry.ts';

interface Read<Answer, Part> {
  queryKey: QueryKey;
  queryFn: () => Promise<Answer>;
  /** For how long it is not fetched again unasked, in milliseconds. */
  staleTime?: number;
  /** Whether the former answer stays on the page until the one for other parameters is there. */
  keeps?: boolean;
  /** After how many milliseconds this answer is fetched again by itself; false for never. */
  againAfter?: (answer: Answer) => number | false;
  /** Picks the part of the answer that is wanted: the page is drawn again only when that part has changed. */
  select?: (answer: Answer) => Part;
}

/** Reads one of `reads`. An ended session leads to the login. */
export const useRead = <Answer, Part = Answer>(
  { queryKey, queryFn, staleTime = 0, keeps = false, againAfter, select }: Read<Answer, Part>,
  enabled = true,
) => {
  return useQuery<Answer, Error, Part>({
    queryKey,
    enabled,
    retry,
    staleTime,
    ...(select && { select }),
    ...(keeps && { placeholderData: keepPreviousData }),
    ...(againAfter && {
      refetchInterval: ({ state: { data } }) => (data === undefined ? false : againAfter(data)),
    }),
    queryFn: async () => {
      try {
        return await queryFn();
      } catch (error) {
        await leaveIfOver(error);
        throw error;
      }
    },
  });
};

/** Fetches again the queries whose keys begin with one of these, each query once, also where several of these match it. */
export const fetchAgain = (client: QueryClient, changed: readonly QueryKey[]): Promise<void> =>
  client.invalidateQueries({ predicate: (query) => changed.some((queryKey) => matchQuery({ queryKey }, query)) });

/** Fetches again what an action has changed, one of `changes`: what is on the page at once, the rest when it is opened. */
export const useFetchAgain = () => {
  const client = useQueryClient();
  return (changed: readonly QueryKey[]) => fetchAgain(client, changed);
};
