import { useEffect, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useOpenRecord } from '../../../grid/open-record/use-open-record.ts';
import type { CardActions } from './board-card.tsx';

/** The actions of a card: the same functions at each drawing, although those that they call change. */
export const useCardActions = (): CardActions => {
  const { open } = useOpenRecord();
  const { onToggleItem } = useListContext();
  const latest = useRef({ open, onToggleItem });
  useEffect(() => {
    latest.current = { open, onToggleItem };
  });
  return useMemo(
    () => ({
      open: (id) => void latest.current.open(id),
      toggle: (id) => latest.current.onToggleItem(id),
    }),
    [],
  );
};
