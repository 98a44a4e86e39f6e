import { useEffect, useRef } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/**
 * Limits the selection to the visible rows: another search, filter, page or visit clears it, and a row that leaves the list is
 * deselected.
 */
export const SeenSelection = () => {
  const { data, filterValues, page, perPage, selectedIds, onSelect } = useListContext();
  const view = JSON.stringify([filterValues, page, perPage]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    // Rows stay selected while a dialog is open, because the dialog would close with its last row.
    if (before.current === view && document.querySelector('dialog:modal')) return;
    const ids = data?.map(({ id }: RaRecord) => id);
    const seen = before.current === view ? selectedIds.filter((id) => !ids || ids.includes(id)) : [];
    before.current = view;
    if (seen.length < selectedIds.length) onSelect(seen);
  }, [view, data, selectedIds, onSelect]);
  return null;
};
