import { type Query, useQueryClient } from '@tanstack/react-query';
import { changes } from '../changes.ts';
import { useFetchAgain } from '../use-read.ts';
import { useLive } from './use-live.ts';

/** Answers that a page keeps: lists, which must not jump under their reader, and those that the audit log notes each time they are read. */
const KEPT = new Set<unknown>(['getList', 'reading-order', 'applicant', 'filled-mail', 'stage-mail', 'resume-preview']);

const mayHaveChanged = ({ queryKey: [, name, kind] }: Query) => !KEPT.has(name) || kind === 'board';

/** Fetches again the answers on the page that others have changed. Lists do that themselves: `useListNews`. */
export const LiveUpdates = () => {
  const client = useQueryClient();
  const fetchAgain = useFetchAgain();
  useLive((heard) => {
    if (heard) void fetchAgain(heard.flatMap(changes.heard));
    else void client.invalidateQueries({ predicate: mayHaveChanged });
  });
  return null;
};
