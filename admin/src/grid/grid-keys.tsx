import { useEffect, useRef } from 'react';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { focusSearch } from './search-field.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';

/** The list's keys: / search, J and K through the records, Escape back to the list. */
export const GridKeys = () => {
  const { openId, creating, close } = useOpenRecord();
  const { previous, next } = useNeighbours();
  const last = useRef(openId);

  // Closing a record gives the focus back to its line in the list.
  useEffect(() => {
    const closed = last.current;
    last.current = openId;
    if (closed && !openId) document.getElementById(`open-${closed}`)?.focus();
  }, [openId]);

  useShortcuts({
    '/': focusSearch,
    j: next,
    k: previous,
    Escape: openId || creating ? close : undefined,
  });
  return null;
};
