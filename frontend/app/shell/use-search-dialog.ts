import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { onSearchKey } from '../search/search-key.ts';
import { searchPath } from '../seo.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** The search's window, fetched when it is asked for. Where it does not come, the page of the search takes its place. */
export function useSearchDialog() {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const open = useCallback(() => {
    import('../search/search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => location.assign(searchPath),
    );
  }, []);
  useEffect(() => onSearchKey(open), [open]);
  return { Dialog, open, close: () => setDialog(null) };
}
