import type { Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { noteSeen } from '../opened/note-seen.ts';

/**
 * Once an application is shown, loads the next one ahead. An application that was itself loaded ahead counts as seen only now: the
 * request for the next one says so, or a request of its own where none is left to load.
 */
export const useAhead = (shown: Schemas['ApplicantView'] | undefined, next: string | undefined, searched: string) => {
  const client = useQueryClient();
  const id = shown?.application.id;
  const isUnseen = shown?.application.unseen === true;
  useEffect(() => {
    if (id === undefined) return;
    const isLoaded = !next || client.getQueryData(reads.applicant(next, searched).queryKey) !== undefined;
    if (isUnseen && isLoaded) void dataProvider.noteOpening(id).catch(() => undefined);
    if (next)
      void client.query(reads.applicant(next, searched, true, isUnseen ? id : undefined)).catch(() => undefined);
    noteSeen(client, id);
  }, [client, id, isUnseen, next, searched]);
};
