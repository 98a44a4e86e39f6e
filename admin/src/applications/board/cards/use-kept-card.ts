import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { cardInFocus, focusCard } from './focus-card.ts';

/** Keeps the focus on a card that comes to another column by itself, by an undo or a colleague's move. */
export const useKeptCard = () => {
  const kept = useRef<string>(undefined);
  const awaited = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (awaited.current !== undefined && focusCard(awaited.current)) awaited.current = undefined;
    if (kept.current !== undefined && document.activeElement === document.body) focusCard(kept.current);
  });
  return {
    /** Gives the focus to a card as soon as it is drawn. */
    focusOnceDrawn: (id: string | undefined) => {
      awaited.current = id;
    },
    onFocus: () => {
      kept.current = cardInFocus();
    },
    // A card that is taken away says nothing.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) kept.current = undefined;
    },
  };
};
