import type { Application, Schemas } from '@frontdoor/contract';
import type { QueryClient } from '@tanstack/react-query';
import { reads } from '../../../data/reads.ts';

type OpenUndo = Schemas['OpenUndoView'];
type Move = { application: Application; move: Schemas['MoveApplicationRequest']; id: string; until: string };

/** Shows what can be taken back from the answer of the move itself, without asking for it once more. */
export const noteUndo = (client: QueryClient, { application, move, id, until }: Move): void => {
  const { queryKey } = reads.undo();
  const now = Date.now();
  const seenAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? now;
  client.setQueryData<OpenUndo[]>(queryKey, (open = []) => [
    {
      id,
      kind: 'move',
      deed: move.stage,
      at: new Date(now).toISOString(),
      until,
      remainingMs: Date.parse(until) - now,
      name: application.name,
      mails: move.mail ? 1 : 0,
      mailsLeaveAt: move.mail ? until : null,
      subjects: [{ id: application.id, kind: 'application' }],
    },
    ...open.map((one) => ({ ...one, remainingMs: one.remainingMs - (now - seenAt) })),
  ]);
};
