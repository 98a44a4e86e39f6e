import { useDeferredValue, useMemo } from 'react';
import type { Load } from '../load-state.ts';
import { searchPath } from '../seo.ts';
import type { Finder } from './finder.ts';
import { FoundList } from './found-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useFinder } from './use-finder.ts';
import { searchWords } from './words.ts';

type FoundProps = {
  query: string;
  /** Called when a visitor follows a link of the results. */
  onFollow?: () => void;
};

function statusOf(finder: Load<Finder>, query: string, count: number): string {
  if (finder.state === 'loading') return searchWords.loading;
  if (finder.state === 'failed') return '';
  if (query === '') return searchWords.hint;
  if (count === 0) return `${searchWords.nothing} “${query}”.`;
  return count === 1 ? searchWords.one : `${count} ${searchWords.many}`;
}

/** The results for a query, and their number in words for screen readers. Fetches the index when it is first shown. */
export function Found({ query, onFollow }: FoundProps) {
  const finder = useFinder();
  const searched = useDeferredValue(query.trim());
  const pages = useMemo(
    () => (finder.state === 'loaded' && searched ? finder.data.find(searched) : []),
    [finder, searched],
  );
  return (
    <>
      <p role="status" className="note text-ink-soft">
        {statusOf(finder, searched, pages.length)}
      </p>
      {finder.state === 'failed' && (
        <p role="alert" className="mt-2">
          {searchWords.failed}{' '}
          <a className="underlined" href={searchPath}>
            {searchWords.failedLink}
          </a>
          .
        </p>
      )}
      {pages.length > 0 && <FoundList pages={pages} onFollow={onFollow} />}
      {finder.state === 'loaded' && searched && pages.length === 0 && <NothingFound onFollow={onFollow} />}
    </>
  );
}
