import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';

type Added = readonly string[];

const AddedContext = createContext<readonly [Added, (added: Added) => void] | null>(null);

/** Keeps, for the list inside, the filters that were added to its head but are not set yet. */
export const AddedFilters = ({ children }: { children: ReactNode }) => {
  const [added, setAdded] = useState<Added>([]);
  const kept = useMemo(() => [added, setAdded] as const, [added]);
  return <AddedContext value={kept}>{children}</AddedContext>;
};

/** The labels of the filters that were added to the list around, and how to clear all of its filters. */
export const useAddedFilters = () => {
  const kept = useContext(AddedContext);
  if (!kept) throw new Error('This is only for use inside AddedFilters.');
  const [added, setAdded] = kept;
  const { setFilters } = useListContext();
  const clear = () => {
    setAdded([]);
    setFilters({});
  };
  return { added, setAdded, clear };
};
