import { useEffect, useRef } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/**
 * Keeps the selection to what the person sees: another search, filter or page ends it, and so does another visit; what leaves
 * the list, leaves it too.
 */
export const SeenSelection = () => {
  const { data, filterValues, page, perPage, selectedIds, onSelect } = useListContext();
  const view = JSON.stringify([filterValues, page, perPage]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    // What a dialog is about stays selected under it, or the dialog would go with its last row.
    if (before.current === view && document.querySelector('dialog:modal')) return;
    const ids = data?.map(({ id }: RaRecord) => id);
    const seen = before.current === view ? selectedIds.filter((id) => !ids || ids.includes(id)) : [];
    before.current = view;
    if (seen.length < selectedIds.length) onSelect(seen);
  }, [view, data, selectedIds, onSelect]);
  return null;
};
