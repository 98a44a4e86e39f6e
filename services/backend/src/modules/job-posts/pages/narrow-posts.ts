import type { JobPostView } from '../job-post.view';
import { employmentTypes, workplaces } from '../job-post.facts';
import { flagsOf } from './page-context';

/** A shorter list has no filters. */
const FILTERED_FROM = 6;

/** The filters, by their names in the page's address. */
const facets = {
  location: (post: JobPostView) => post.location,
  workplace: (post: JobPostView) => post.workplace,
  employment: (post: JobPostView) => post.employmentType,
} as const;
type Facet = keyof typeof facets;
const names = Object.keys(facets) as Facet[];

export interface FacetOnPage {
  options: { value: string; count: number; chosen: boolean; word: Record<string, boolean> }[];
}

export interface NarrowedPosts {
  posts: readonly JobPostView[];
  filtered: boolean;
  hasFacets: boolean;
  /** Null when all posts have the same value. */
  facets: Record<Facet, FacetOnPage | null>;
}

/** The matching posts, and the options of each filter. A value that no post has is ignored. */
export function narrowPosts(posts: readonly JobPostView[], asked: URLSearchParams): NarrowedPosts {
  const countsOf = (facet: Facet) => {
    const counts = new Map<string, number>();
    for (const post of posts) {
      const value = facets[facet](post);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  const counts = Object.fromEntries(names.map((facet) => [facet, countsOf(facet)])) as Record<
    Facet,
    Map<string, number>
  >;
  const offered = posts.length < FILTERED_FROM ? [] : names.filter((facet) => counts[facet].size > 1);
  const chosen = offered.flatMap((facet) => {
    const value = asked.get(facet);
    return value !== null && counts[facet].has(value) ? [[facet, value] as const] : [];
  });
  const choice = new Map(chosen);
  const facetOnPage = (facet: Facet): FacetOnPage | null => {
    if (!offered.includes(facet)) return null;
    const options = [...counts[facet]].map(([value, count]) => ({
      value,
      count,
      chosen: choice.get(facet) === value,
      word: flagsOf([...workplaces, ...employmentTypes], value),
    }));
    return { options };
  };
  return {
    posts: posts.filter((post) => chosen.every(([facet, value]) => facets[facet](post) === value)),
    filtered: chosen.length > 0,
    hasFacets: offered.length > 0,
    facets: Object.fromEntries(names.map((facet) => [facet, facetOnPage(facet)])) as NarrowedPosts['facets'],
  };
}
