import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { useHref } from 'react-router-dom';
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
  /** The address at which a record is open. */
  hrefOf: (id: Identifier) => string;
  open: (id: Identifier) => void;
}

/** In place of an id in an address. */
const ID = 'one-of-them';

const RowsContext = createContext<Rows | null>(null);

export const RowsProvider = ({ children }: { children: ReactNode }) => {
  const { nameOf, renderMark, renderUnderName, renderHits } = useGrid();
  const { openId, open, pathTo } = useOpenRecord();
  const address = useHref(pathTo(ID));
  const [openRow] = useState(createOpenRow);
  useEffect(() => openRow.set(openId), [openRow, openId]);
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  const rows = useMemo<Rows>(
    () => ({
      openRow,
      nameOf,
      ...(renderMark && { renderMark }),
      ...(renderUnderName && { renderUnderName }),
      ...(renderHits && { renderHits }),
      hrefOf: (id) => address.replace(ID, encodeURIComponent(String(id))),
      open: (id) => void latestOpen.current(id),
    }),
    [openRow, nameOf, renderMark, renderUnderName, renderHits, address],
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
