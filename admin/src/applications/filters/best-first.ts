import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useOpenView } from '../views/use-open-view.ts';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** Starting a search sorts by relevance, ending it sorts by date; an order that the user has chosen stays, and so does that of a view. */
export const BestFirst = () => {
  const { filterValues, sort, setSort } = useListContext();
  const searching = Boolean(filterValues['q']);
  const isView = useOpenView() !== undefined;
  const before = useRef(searching);
  useEffect(() => {
    if (before.current === searching) return;
    before.current = searching;
    if (isView) return;
    if (searching) setSort({ field: 'relevance', order: 'DESC' });
    else if (sort.field === 'relevance') setSort(newestFirst);
  }, [searching, isView, setSort, sort.field]);
  return null;
};
