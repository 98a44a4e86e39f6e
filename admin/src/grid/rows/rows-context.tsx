import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RaRecord } from 'react-admin';
import { type GridSettings, useGrid } from '../grid-context.ts';
import { useOpenRecord } from '../open-record/use-open-record.ts';

/** Tells each row whether it is the open one: a context would have all of them drawn again at each key. */
const createOpenRow = () => {
  let open: string | undefined;
  const listeners = new Set<() => void>();
  return {
    isOpen: (id: unknown) => id === open,
    set: (id: string | undefined) => {
      open = id;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

type Names = Pick<GridSettings<RaRecord>, 'nameOf' | 'renderMark' | 'renderUnderName' | 'renderHits'>;

interface Rows extends Names {
  openRow: ReturnType<typeof createOpenRow>;
  /** Where records open, with `:id` for theirs. */
  pathname: string;
  search: string;
}

const RowsContext = createContext<Rows | null>(null);

export const RowsProvider = ({ children }: { children: ReactNode }) => {
  const { nameOf, renderMark, renderUnderName, renderHits } = useGrid();
  const { openId, pathTo } = useOpenRecord();
  const { pathname, search } = pathTo(':id');
  const [openRow] = useState(createOpenRow);
  useEffect(() => openRow.set(openId), [openRow, openId]);
  const rows = useMemo<Rows>(
    () => ({
      openRow,
      nameOf,
      ...(renderMark && { renderMark }),
      ...(renderUnderName && { renderUnderName }),
      ...(renderHits && { renderHits }),
      pathname: pathname.replace('%3Aid', ':id'),
      search,
    }),
    [openRow, nameOf, renderMark, renderUnderName, renderHits, pathname, search],
  );
  return <RowsContext value={rows}>{children}</RowsContext>;
};

/** What the rows of a list need to know, which is the same at each key that opens another one. */
export const useRows = (): Rows => {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('This is only for use inside a RowsProvider.');
  return rows;
};

export const useIsOpen = (id: unknown): boolean => {
  const { openRow } = useRows();
  return useSyncExternalStore(openRow.subscribe, () => openRow.isOpen(id));
};
