import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { Arrival } from '../../keys/arrival.tsx';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { focusSearch } from '../filters/search-form.tsx';
import { useGrid } from '../grid-context.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';

const lineOf = (id: string | undefined) => (id === undefined ? null : document.getElementById(`open-${id}`));

/** The record whose line in the list has the focus. */
const lineInFocus = (): string | undefined => /^open-(.+)$/.exec(document.activeElement?.id ?? '')?.[1];

/** The list's keys: search, to the next and the previous record, select one, back to the list. */
export const GridKeys = () => {
  const { openId, creating, close, placeOf } = useOpenRecord();
  const { bulkActions } = useGrid();
  const { isPending, onToggleItem } = useListContext();
  const { previous, next, nearest } = useNeighbours();
  const last = useRef({ openId, nearest });

  // Closing a record gives the focus back to its line in the list, or to the nearest one when it has left the list.
  useEffect(() => {
    const closed = last.current;
    last.current = { openId, nearest };
    if (!closed.openId || openId) return;
    (lineOf(closed.openId) ?? lineOf(closed.nearest))?.focus();
  }, [openId, nearest]);

  const select = () => {
    const id = lineInFocus() ?? openId;
    if (id !== undefined) onToggleItem(id);
  };
  useShortcuts({
    search: focusSearch,
    next,
    previous,
    select: bulkActions ? select : undefined,
    close: openId || creating ? close : undefined,
  });
  return openId || creating ? null : <Arrival place={placeOf()} arrived={!isPending} />;
};
