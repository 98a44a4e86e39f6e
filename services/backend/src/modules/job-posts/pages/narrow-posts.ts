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

/** The matching posts, and the options of each filter. A value that no post has is ignored. */
export function narrowPosts(posts: readonly JobPostView[], asked: URLSearchParams) {
  const read = Object.entries(facets).map(([name, factOf]) => {
    const byValue = Map.groupBy(
      posts.filter((post) => factOf(post) !== null),
      (post) => String(factOf(post)),
    );
    const offered = posts.length >= FILTERED_FROM && byValue.size > 1;
    const chosen = offered && byValue.has(asked.get(name) ?? '') ? asked.get(name) : null;
    const options = [...byValue].map(([value, { length: count }]) => ({
      value,
      count,
      chosen: value === chosen,
      word: flagsOf([...workplaces, ...employmentTypes], value),
    }));
    return { name, factOf, offered, chosen, options };
  });
  const narrowing = read.filter(({ chosen }) => chosen !== null);
  return {
    posts: posts.filter((post) => narrowing.every(({ factOf, chosen }) => factOf(post) === chosen)),
    filtered: narrowing.length > 0,
    hasFacets: read.some(({ offered }) => offered),
    /** Null when all posts have the same value. */
    facets: Object.fromEntries(read.map(({ name, offered, options }) => [name, offered ? { options } : null])),
  };
}
