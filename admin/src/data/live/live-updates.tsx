import { type Query, useQueryClient } from '@tanstack/react-query';
import { changes } from '../changes.ts';
import { useFetchAgain } from '../use-read.ts';
import { useLive } from './use-live.ts';

/** What a page reads once and keeps: lists, which must not jump under their reader, and what is read aloud to the audit log. */
const KEPT = new Set<unknown>(['getList', 'reading-order', 'applicant', 'filled-mail', 'stage-mail', 'resume-preview']);

const mayHaveChanged = ({ queryKey: [, name, kind] }: Query) => !KEPT.has(name) || kind === 'board';

/** Fetches again what others have changed, as far as it is on the page. Lists do that themselves: `useListNews`. */
export const LiveUpdates = () => {
  const client = useQueryClient();
  const fetchAgain = useFetchAgain();
  useLive((heard) => {
    if (heard) void fetchAgain(heard.flatMap(changes.heard));
    else void client.invalidateQueries({ predicate: mayHaveChanged });
  });
  return null;
};
