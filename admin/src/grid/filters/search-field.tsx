import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../messages/translate.ts';

const pause = 300;

/** Sets the list's `q` once typing has paused. */
export const SearchField = ({ what }: { what: string }) => {
  const { filterValues, setFilters } = useListContext();
  const searched = String(filterValues['q'] ?? '');
  const [typed, setTyped] = useState(searched);
  const lastSearch = useRef(searched);

  // The filter was changed elsewhere: by a button, or by a step back.
  useEffect(() => {
    if (searched === lastSearch.current) return;
    lastSearch.current = searched;
    setTyped(searched);
  }, [searched]);

  const search = () => {
    const q = typed.trim();
    if (q === lastSearch.current) return;
    lastSearch.current = q;
    const { q: _, ...others } = filterValues;
    setFilters(q ? { ...others, q } : others);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor="search" className="visually-hidden">
        {translate('grid.search', { what })}
      </label>
      <kbd aria-hidden="true">/</kbd>
      <input
        id="search"
        type="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={translate('grid.search', { what })}
        aria-keyshortcuts="/"
        spellCheck={false}
        autoComplete="off"
      />
    </form>
  );
};

export const focusSearch = () => document.getElementById('search')?.focus();
