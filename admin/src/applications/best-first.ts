import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** A search that begins puts the best matches first, and its end the newest; whoever chooses another order keeps it. */
export const BestFirst = () => {
  const { filterValues, sort, setSort } = useListContext();
  const searching = Boolean(filterValues['q']);
  const before = useRef(searching);
  useEffect(() => {
    if (before.current === searching) return;
    before.current = searching;
    if (searching) setSort({ field: 'relevance', order: 'DESC' });
    else if (sort.field === 'relevance') setSort(newestFirst);
  }, [searching, setSort, sort.field]);
  return null;
};
