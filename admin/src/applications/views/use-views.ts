import { useQueryClient } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import type { View } from './view-list.ts';

/** The views of this person and of all HR; none for another role. */
export const useViews = (): View[] => {
  const { permissions } = usePermissions();
  const client = useQueryClient();
  const read = reads.views();
  // Who has no views is not asked after each move how many are in them.
  const isEmpty = client.getQueryData<View[]>(read.queryKey)?.length === 0;
  const { data = [] } = useRead(read, permissions === 'hr' && !isEmpty);
  return data;
};

/** Fetches them anew, where there were none before as well. */
export const useFetchViews = () => {
  const client = useQueryClient();
  return () => client.query({ ...reads.views(), staleTime: 0 });
};
