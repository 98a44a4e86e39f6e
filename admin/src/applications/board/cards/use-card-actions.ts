import { useEffect, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useOpenRecord } from '../../../grid/open-record/use-open-record.ts';
import type { CardActions } from './board-card.tsx';

/** What a card can do, the same at each drawing, although what it calls is not. */
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
