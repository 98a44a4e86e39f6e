import { memo, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { keepClearAtTop } from '../../../layout/lines/keep-clear.ts';
import { translate } from '../../../messages/translate.ts';
import { useGrid } from '../../grid-context.ts';
import { useAddedFilters } from './added-filters.tsx';
import { isSet } from './list-filter.ts';

/** Names the filters of a list, with a button that clears them, while the list's head is scrolled away. It lies over the list and moves nothing. */
export const KeptFilters = memo(() => {
  const { filters = [] } = useGrid();
  const { filterValues } = useListContext();
  const { clear } = useAddedFilters();
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const isFiltered = Object.keys(filterValues).length > 0;
  useEffect(() => {
    if (!isFiltered || !place.current) return;
    // 40 px is the height of the line that lies over the list.
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 40),
      { rootMargin: '-40px 0px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFiltered]);

  const { q } = filterValues as { q?: unknown };
  const names = [
    ...(typeof q === 'string' && q ? [`“${q}”`] : []),
    ...filters.filter((filter) => isSet(filter, filterValues)).map(({ label }) => label),
  ];
  return (
    <>
      <div ref={place} className="filters-end" />
      {isFiltered && isAway && (
        <div ref={keepClearAtTop} className="kept-filters" role="group" aria-label={translate('grid.filters.kept')}>
          <p className="mono">
            <span className="soft">{translate('grid.filters.kept')}</span>{' '}
            {names.join(', ') || translate('grid.filters.byTab')}
          </p>
          <button type="button" className="link" onClick={clear}>
            {translate('grid.filters.clear')}
          </button>
        </div>
      )}
    </>
  );
});
KeptFilters.displayName = 'KeptFilters';
