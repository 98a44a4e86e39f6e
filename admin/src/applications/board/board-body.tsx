import { lazy, Suspense } from 'react';
import { translate } from '../../messages/translate.ts';

/** Loaded separately: the list needs neither the board nor the library that drags its cards. */
const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

export const BoardBody = () => (
  <Suspense fallback={<p className="note">{translate('values.loading')}</p>}>
    <Board />
  </Suspense>
);
