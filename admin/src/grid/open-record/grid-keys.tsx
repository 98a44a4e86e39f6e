import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { focusSearch } from '../filters/search-field.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';

const lineOf = (id: string | undefined) => (id === undefined ? null : document.getElementById(`open-${id}`));

/** The list's keys: / search, J and K through the records, Escape back to the list. */
export const GridKeys = () => {
  const { openId, creating, close } = useOpenRecord();
  const { previous, next, nearest } = useNeighbours();
  const last = useRef({ openId, nearest });

  // Closing a record gives the focus back to its line in the list, or to the nearest one when it has left the list.
  useEffect(() => {
    const closed = last.current;
    last.current = { openId, nearest };
    if (!closed.openId || openId) return;
    (lineOf(closed.openId) ?? lineOf(closed.nearest))?.focus();
  }, [openId, nearest]);

  useShortcuts({
    '/': focusSearch,
    j: next,
    k: previous,
    Escape: openId || creating ? close : undefined,
  });
  return null;
};
