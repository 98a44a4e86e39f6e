import type { Config } from '../../../platform/config/config.module';
import { employmentTypes, type JobPostState, pathOfJobPost, salaryIntervals, workplaces } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { dayOf, lastDayBefore, listData, postData, salaryText } from './describe-post';

/** A shorter list has no filters. */
const FILTERED_FROM = 6;
/** Other open posts at the foot of a post's page. */
const OTHERS = 5;

/** What the template of the list shows, of all posts and of those that match the query of its address. */
export const contextOfList = (all: readonly JobPostView[], narrowed: NarrowedPosts, config: Config): object => ({
  ...narrowed,
  unavailable: false,
  posts: postsOnPage(narrowed.posts, config),
  count: all.length,
  shown: narrowed.posts.length,
  none: all.length === 0,
  one: all.length === 1,
  nothingFits: narrowed.filtered && narrowed.posts.length === 0,
  structuredData: listData(all, config.SITE_URL),
});

/** What the template of a post shows. */
export function contextOfPost(post: JobPostView, all: readonly JobPostView[], state: JobPostState, config: Config) {
  const others = all.filter(({ id }) => id !== post.id).slice(0, OTHERS);
  return {
    open: state === 'open',
    filled: state === 'filled',
    post: postsOnPage([post], config)[0],
    others: postsOnPage(others, config),
    hasOthers: others.length > 0,
    structuredData: postData(post, state === 'open', config),
  };
}

/** The filters, by their names in the page's address. */
const facets = {
  location: (post: JobPostView) => post.location,
  workplace: (post: JobPostView) => post.workplace,
  employment: (post: JobPostView) => post.employmentType,
} as const;

type NarrowedPosts = ReturnType<typeof narrowPosts>;

/** The matching posts, and the options of each filter. A value that no post has is ignored. */
export function narrowPosts(posts: readonly JobPostView[], asked: URLSearchParams) {
  const read = Object.entries(facets).map(([name, factOf]) => {
    const facts = posts.map(factOf).filter((fact) => fact !== null);
    const byValue = Map.groupBy<string, string>(facts, (fact) => fact);
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
    /** The chosen values in one order, without anything else that the address says. */
    query: new URLSearchParams(
      Object.fromEntries(narrowing.map(({ name, chosen }) => [name, chosen ?? ''])),
    ).toString(),
    hasFacets: read.some(({ offered }) => offered),
    /** Null when all posts have the same value. */
    facets: Object.fromEntries(read.map(({ name, offered, options }) => [name, offered ? { options } : null])),
  };
}

function postsOnPage(posts: readonly JobPostView[], config: Config) {
  const drawings = chooseDrawings(posts.map(({ title }) => title));
  return posts.map((post, at) => onPage(post, drawings[at] ?? 'web', config));
}

/** A post under the names that the site's templates use (`frontend/app/career`). */
function onPage(post: JobPostView, drawing: Trade, { SITE_URL: site, COMPANY_TIME_ZONE: timeZone }: Config) {
  const { title, para, location, slug, image, employmentType, workplace, salary, closesAt, postedAt } = post;
  const path = pathOfJobPost(slug);
  return {
    title,
    para,
    location,
    image,
    path,
    url: `${site}${path}`,
    applyPath: `/application?${new URLSearchParams({ position: title, post: slug }).toString()}`,
    // Each choice is a flag, because the templates cannot compare; the words for them are the site's.
    drawing: flagsOf(trades, drawing),
    employmentType: employmentType && flagsOf(employmentTypes, employmentType),
    workplace: workplace && flagsOf(workplaces, workplace),
    salary: salary && { text: salaryText(salary), interval: flagsOf(salaryIntervals, salary.interval) },
    closes: closesAt === null ? null : lastDayBefore(closesAt, timeZone),
    posted: postedAt === null ? null : dayOf(new Date(postedAt), timeZone),
    hasFacts: [employmentType, workplace, salary, closesAt].some((fact) => fact !== null),
    hasDescription: post.descriptionHtml !== null,
    // Safe to be put into a page as it is.
    descriptionHtml: post.descriptionHtml ?? '',
  };
}

const flagsOf = (keys: readonly string[], chosen: string) =>
  Object.fromEntries(keys.map((key) => [key, key === chosen]));

/** The drawings that stand for posts; the site's templates have one of each. */
const trades = ['web', 'mobile', 'testing', 'team', 'data', 'cloud'] as const;
type Trade = (typeof trades)[number];

const named: readonly (readonly [words: RegExp, trade: Trade])[] = [
  [/flutter|mobile|android|ios\b/i, 'mobile'],
  [/test|quality|\bqa\b/i, 'testing'],
  [/data|sql|oracle|back-?end|java\b/i, 'data'],
  [/cloud|devops|infrastructure|administrator/i, 'cloud'],
  [/manager|lead|\bhr\b|people|trainee/i, 'team'],
  [/front-?end|web|react|mern|design|\bui\b/i, 'web'],
];

/** Drawings for a title, the best first: trades that its words name, then the others in an order that depends on the title. */
function candidatesFor(title: string): Trade[] {
  const start = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % trades.length;
  const byName = named.filter(([words]) => words.test(title)).map(([, trade]) => trade);
  return [...byName, ...trades.slice(start), ...trades.slice(0, start)];
}

/** The drawings of a list of titles. Two neighbours never have the same. */
export function chooseDrawings(titles: readonly string[]): Trade[] {
  const chosen: Trade[] = [];
  for (const title of titles) chosen.push(candidatesFor(title).find((trade) => trade !== chosen.at(-1)) ?? 'web');
  return chosen;
}
