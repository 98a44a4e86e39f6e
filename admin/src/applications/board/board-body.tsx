import { lazy, Suspense } from 'react';
import { translate } from '../../messages/translate.ts';

/** In a file of its own: the list does without the board and what drags its cards. */
const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

export const BoardBody = () => (
  <Suspense fallback={<p className="note">{translate('values.loading')}</p>}>
    <Board />
  </Suspense>
);
