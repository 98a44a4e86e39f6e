import { useQueryClient } from '@tanstack/react-query';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import type { View } from './view-list.ts';
import { useRole } from '../../session/role.ts';

/** The views of this person and of all HR; none for another role. */
export const useViews = (): View[] => {
  const role = useRole();
  const client = useQueryClient();
  const read = reads.views();
  // Without views there is no number in the menu that a move could change.
  const isEmpty = client.getQueryData<View[]>(read.queryKey)?.length === 0;
  const { data = [] } = useRead(read, role === 'hr' && !isEmpty);
  return data;
};

/** Fetches the views again, also where there were none before. */
export const useFetchViews = () => {
  const client = useQueryClient();
  return () => client.query({ ...reads.views(), staleTime: 0 });
};
