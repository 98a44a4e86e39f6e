import { useEffect, useRef } from 'react';
import { SearchForm } from './search-form.tsx';
import { useFilterText } from './use-filter-text.ts';

const pause = 300;

/** Sets the list's `q` once typing has paused. */
export const SearchField = ({ what }: { what: string }) => {
  const { typed, setTyped, apply } = useFilterText('q');
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return <SearchForm what={what} typed={typed} type={setTyped} submit={apply} />;
};
