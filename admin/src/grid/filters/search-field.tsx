import { useEffect, useRef } from 'react';
import { translate } from '../../messages/translate.ts';
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

  return (
    <form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
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

export const focusSearch = () => {
  document.getElementById('search')?.focus();
  return 'field' as const;
};
