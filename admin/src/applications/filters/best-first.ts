import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** Starting a search sorts by relevance, ending it sorts by date; an order that the user has chosen stays. */
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
