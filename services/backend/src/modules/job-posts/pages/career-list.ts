import type { Config } from '../../../platform/config/config.module';
import { KeptEntries } from '../../../platform/pages/template';
import type { PublishedFigure } from '../../applications/answers/measure-answers.use-case';
import { employmentTypes, workplaces } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { listData } from './describe-post';
import { chooseDrawings, flagsOf, onPage, type Trade } from './page-context';

/** A shorter list has no filters. */
const FILTERED_FROM = 6;

/** The filters, by their names in the page's address. */
const facts = {
  location: (post: JobPostView) => post.location,
  workplace: (post: JobPostView) => post.workplace,
  employment: (post: JobPostView) => post.employmentType,
} as const;
type FactOf = (post: JobPostView) => string | null;

/** A filter with the posts of each of its values, in the order of the list. It is not offered when all posts have the same value. */
function readFacet(all: readonly JobPostView[], name: string, factOf: FactOf) {
  const byValue = Map.groupBy<string | null, JobPostView>(all, factOf);
  const words = [...workplaces, ...employmentTypes];
  const options = [...byValue].flatMap(([value, { length: count }]) =>
    value === null ? [] : [{ value, count, chosen: false, word: flagsOf(words, value) }],
  );
  return { name, factOf, byValue, options, offered: all.length >= FILTERED_FROM && options.length > 1 };
}

interface NarrowedList {
  posts: readonly JobPostView[];
  filtered: boolean;
  /** The chosen values by the names of their filters. */
  chosen: Partial<Record<string, string>>;
  /** The same in one order, without anything else that the address says. */
  query: string;
}

/** What the template of the list shows of the open posts: made once, for all lists that are narrowed from them. */
export class CareerList {
  private readonly facets;
  private readonly structuredData;
  private readonly onPages = new Map<JobPostView, Map<Trade, object>>();

  constructor(
    private readonly all: readonly JobPostView[],
    private readonly figure: PublishedFigure | null,
    private readonly config: Config,
  ) {
    this.facets = Object.entries(facts).map(([name, factOf]) => readFacet(all, name, factOf));
    this.structuredData = listData(all, config.SITE_URL);
  }

  /** The posts that match a query. A value that no post has is ignored. */
  narrow(query: URLSearchParams): NarrowedList {
    const narrowing = this.facets.flatMap(({ name, factOf, byValue, offered }) => {
      const value = query.get(name);
      const matching = offered && value !== null ? byValue.get(value) : undefined;
      return matching ? [{ name, factOf, value, matching }] : [];
    });
    const [first, ...others] = narrowing;
    const fits = (post: JobPostView) => others.every(({ factOf, value }) => factOf(post) === value);
    const chosen = Object.fromEntries(narrowing.map(({ name, value }) => [name, value ?? '']));
    return {
      posts: first ? first.matching.filter(fits) : this.all,
      filtered: narrowing.length > 0,
      chosen,
      query: new URLSearchParams(chosen).toString(),
    };
  }

  /** The queries of the narrowed lists that have at least so many posts. A post is in eight lists at most, so these are few. */
  longQueries(least: number): string[] {
    let queries: [name: string, value: string][][] = [[]];
    for (const { name, byValue, offered } of this.facets) {
      const values = offered ? [...byValue].filter(([value, posts]) => value !== null && posts.length >= least) : [];
      const chosen = queries.flatMap((query) => values.map(([value]) => query.concat([[name, value ?? '']])));
      queries = queries.concat(chosen);
    }
    return queries.flatMap((query) => {
      const narrowed = this.narrow(new URLSearchParams(query));
      return narrowed.filtered && narrowed.posts.length >= least ? [narrowed.query] : [];
    });
  }

  contextOf({ posts, filtered, chosen }: NarrowedList): object {
    return {
      unavailable: false,
      figure: this.figure,
      filtered,
      posts: new KeptEntries(this.showAll(posts)),
      count: this.all.length,
      shown: posts.length,
      none: this.all.length === 0,
      one: this.all.length === 1,
      nothingFits: filtered && posts.length === 0,
      hasFacets: this.facets.some(({ offered }) => offered),
      /** Null when all posts have the same value. */
      facets: Object.fromEntries(
        this.facets.map(({ name, offered, options }) => {
          const entries = options.map((one) => (one.value === chosen[name] ? { ...one, chosen: true } : one));
          return [name, offered ? { options: new KeptEntries(entries) } : null];
        }),
      ),
      structuredData: this.structuredData,
    };
  }

  /** The same object for the same post with the same drawing, so that its card is written once. */
  private showAll(posts: readonly JobPostView[]): object[] {
    const drawings = chooseDrawings(posts.map(({ title }) => title));
    return posts.map((post, at) => {
      const drawing = drawings[at] ?? 'web';
      const byTrade = this.onPages.get(post) ?? new Map<Trade, object>();
      const view = byTrade.get(drawing) ?? onPage(post, drawing, this.config);
      this.onPages.set(post, byTrade.set(drawing, view));
      return view;
    });
  }
}
