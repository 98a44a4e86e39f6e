import type { Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type Offer, offerNow } from '../data/calls/undo-calls.ts';
import { reads } from '../data/reads.ts';

type Done = Omit<Offer, 'id' | 'until' | 'endsAt' | 'seconds' | 'subjects'> & {
  subjects: readonly Offer['subjects'][number][];
};

/**
 * Offers to take back what was just done, by the `undo` of its answer; the line says it without another request. False where there is
 * nothing to offer: then the action says itself that it is done.
 */
export const useOfferUndo = () => {
  const client = useQueryClient();
  return (undo: Schemas['UndoView'] | null | undefined, done: Done): boolean => {
    if (!undo) return false;
    const offer = offerNow({ ...done, ...undo, subjects: [...done.subjects] });
    client.setQueryData<Offer[]>(reads.undo().queryKey, (before = []) => [offer, ...before]);
    return true;
  };
};
