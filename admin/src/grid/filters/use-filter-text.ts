import { useEffect, useRef, useState } from 'react';
import { useFilter } from './use-filter.ts';

interface FilterText {
  typed: string;
  setTyped: (text: string) => void;
  /** Filters the list by what is typed, without spaces around it; an empty text takes the filter away. */
  apply: () => void;
}

/** The text of a field that filters the list by `source`. It follows the filter when that is changed elsewhere: by a button, or by a step back. */
export function useFilterText(source: string): FilterText {
  const [value, set] = useFilter(source);
  const filter = String(value ?? '');
  const [typed, setTyped] = useState(filter);
  const lastFilter = useRef(filter);

  useEffect(() => {
    if (filter === lastFilter.current) return;
    lastFilter.current = filter;
    setTyped(filter);
  }, [filter]);

  const apply = () => {
    const text = typed.trim();
    if (text === lastFilter.current) return;
    lastFilter.current = text;
    set(text);
  };
  return { typed, setTyped, apply };
}
