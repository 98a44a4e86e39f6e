import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

type Open = Schemas['OpenUndoView'];

/** An action that can be taken back, and until when by the page's clock, in milliseconds since 1970. */
export type Offer = Omit<Open, 'at' | 'remainingMs'> & { endsAt: number; seconds: number };

/** By how much time is left, because the clocks of page and API need not agree. */
export const offerNow = ({ remainingMs, ...action }: Omit<Open, 'at'>): Offer => ({
  ...action,
  endsAt: Date.now() + remainingMs,
  seconds: Math.ceil(remainingMs / 1_000),
});

export const undoCalls = {
  /** Takes back one action of this person: all of it, or nothing. */
  undo: (id: string) => call(() => api.POST('/api/admin/undo/{id}', { params: { path: { id } } })),
  /** What this person can take back now, newest first. */
  readUndo: () => call(() => api.GET('/api/admin/undo')),
};
