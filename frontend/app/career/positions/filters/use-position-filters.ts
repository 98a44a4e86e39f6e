import { useSearchParams } from 'react-router-dom';
import type { JobPost } from '@frontdoor/contract';
import { choiceIn, type Facet, FILTERED_FROM, facetsOf, filterPositions } from './filter-positions.ts';

/** The filters of a list, kept in the page's address, so that a narrowed list can be sent to somebody. */
export function usePositionFilters(posts: readonly JobPost[]) {
  const [search, setSearch] = useSearchParams();
  const facets = posts.length < FILTERED_FROM ? [] : facetsOf(posts);
  const choice = facets.length === 0 ? {} : choiceIn(search, posts);
  const choose = (facet: Facet, value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(facet, value);
        else now.delete(facet);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => setSearch({}, { replace: true, preventScrollReset: true });
  return { facets, choice, shown: filterPositions(posts, choice), choose, clear };
}
