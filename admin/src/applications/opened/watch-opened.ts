import type { OpenedApplication } from '@frontdoor/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reads } from '../../data/reads.ts';
import { noteSeen } from './note-seen.ts';

const [resource, kind] = reads.opened('').queryKey;

/**
 * Marks each application as seen whose answer says that the API has noted so, also of one that was left before its answer came. Returns
 * how to end that.
 */
export const watchOpened = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (queryKey[0] !== resource || queryKey[1] !== kind) return;
    const { application } = state.data as OpenedApplication;
    if (!application.unseen) noteSeen(client, application.id);
  });

export const useWatchOpened = (): void => {
  const client = useQueryClient();
  useEffect(() => watchOpened(client), [client]);
};
