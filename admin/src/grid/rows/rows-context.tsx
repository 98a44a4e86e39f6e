import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RaRecord } from 'react-admin';
import { type GridSettings, useGrid } from '../grid-context.ts';
import { useOpenRecord } from '../open-record/use-open-record.ts';

/** Tells each row whether it is the open one. A context would redraw all rows at each key that opens another record. */
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
  /** The path of an open record, with `:id` in place of its id. */
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

/** The settings and the address that all rows of a list share; they stay the same objects when another record opens. */
export const useRows = (): Rows => {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('This is only for use inside a RowsProvider.');
  return rows;
};

export const useIsOpen = (id: unknown): boolean => {
  const { openRow } = useRows();
  return useSyncExternalStore(openRow.subscribe, () => openRow.isOpen(id));
};
