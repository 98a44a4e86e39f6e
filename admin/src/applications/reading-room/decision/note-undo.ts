import type { Application, Schemas } from '@frontdoor/contract';
import type { QueryClient } from '@tanstack/react-query';
import { reads } from '../../../data/reads.ts';

type OpenUndo = Schemas['OpenUndoView'];
type Move = { application: Application; move: Schemas['MoveApplicationRequest']; id: string; until: string };

/** Longer than anything can be taken back. */
const MOST_MS = 120_000;

/** Shows what can be taken back from the answer of the move itself, without asking for it once more. */
export const noteUndo = (client: QueryClient, { application, move, id, until }: Move): void => {
  const { queryKey } = reads.undo();
  const now = Date.now();
  const remainingMs = Date.parse(until) - now;
  // The clock of this machine is wrong: the API knows better.
  if (remainingMs <= 0 || remainingMs > MOST_MS) return void client.invalidateQueries({ queryKey });
  const seenAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? now;
  client.setQueryData<OpenUndo[]>(queryKey, (open = []) => [
    {
      id,
      kind: 'move',
      deed: move.stage,
      at: new Date(now).toISOString(),
      until,
      remainingMs,
      name: application.name,
      mails: move.mail ? 1 : 0,
      mailsLeaveAt: move.mail ? until : null,
      subjects: [{ id: application.id, kind: 'application' }],
    },
    ...open.map((one) => ({ ...one, remainingMs: one.remainingMs - (now - seenAt) })),
  ]);
};
