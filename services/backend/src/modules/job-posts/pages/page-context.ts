import type { Config } from '../../../platform/config/config.module';
import { employmentTypes, type JobPostState, pathOfJobPost, salaryIntervals, workplaces } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { RecentlyUsed } from '../../../platform/recently-used';
import { dayOf, lastDayBefore, postData, salaryText } from './describe-post';
import { daysOnSiteText, noScreening, vacancySentence } from './post-notices';

/** Other open posts at the foot of a post's page. */
const OTHERS = 5;

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

function postsOnPage(posts: readonly JobPostView[], config: Config) {
  const drawings = chooseDrawings(posts.map(({ title }) => title));
  return posts.map((post, at) => onPage(post, drawings[at] ?? 'web', config));
}

/** A post under the names that the site's templates use (`frontend/app/career`). */
export function onPage(post: JobPostView, drawing: Trade, { SITE_URL: site, COMPANY_TIME_ZONE: timeZone }: Config) {
  const { title, para, location, slug, image, imageAlt, employmentType, workplace, salary, closesAt, postedAt } = post;
  const path = pathOfJobPost(slug);
  return {
    title,
    para,
    location,
    image,
    imageAlt: imageAlt ?? '',
    path,
    url: `${site}${path}`,
    applyPath: `/application?${new URLSearchParams({ position: title, post: slug }).toString()}`,
    // Each choice is a flag, because the templates cannot compare; the words for them are the site's.
    drawing: flagsOf(trades, drawing),
    // The page of a post shows one drawing, so that, unlike in a list, a neighbour does not change it.
    hero: flagsOf(trades, tradeOf(title)),
    employmentType: employmentType && flagsOf(employmentTypes, employmentType),
    workplace: workplace && flagsOf(workplaces, workplace),
    salary: salary && { text: salaryText(salary), interval: flagsOf(salaryIntervals, salary.interval) },
    experience: post.experience,
    daysOnSite: post.daysOnSite === null ? null : daysOnSiteText(post.daysOnSite),
    vacancy: vacancySentence(post),
    noScreening,
    closes: closesAt === null ? null : lastDayBefore(closesAt, timeZone),
    posted: postedAt === null ? null : dayOf(new Date(postedAt), timeZone),
    hasFacts: [employmentType, workplace, salary, closesAt].some((fact) => fact !== null),
    hasDescription: post.descriptionHtml !== null,
    // Safe to be put into a page as it is.
    descriptionHtml: post.descriptionHtml ?? '',
  };
}

export const flagsOf = (keys: readonly string[], chosen: string) =>
  Object.fromEntries(keys.map((key) => [key, key === chosen]));

/** The drawings that stand for posts; the site's templates have one of each. */
const trades = ['web', 'mobile', 'testing', 'team', 'data', 'cloud'] as const;
export type Trade = (typeof trades)[number];

const named: readonly (readonly [words: RegExp, trade: Trade])[] = [
  [/flutter|mobile|android|ios\b/i, 'mobile'],
  [/test|quality|\bqa\b/i, 'testing'],
  [/data|sql|oracle|back-?end|java\b/i, 'data'],
  [/cloud|devops|infrastructure|administrator/i, 'cloud'],
  [/manager|lead|\bhr\b|people|trainee/i, 'team'],
  [/front-?end|web|react|mern|design|\bui\b/i, 'web'],
];

/** The trade that a title names; the team stands for all others. */
const tradeOf = (title: string): Trade => named.find(([words]) => words.test(title))?.[1] ?? 'team';

/** Drawings for a title, the best first: trades that its words name, then the others in an order that depends on the title. */
function candidatesFor(title: string): Trade[] {
  const start = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % trades.length;
  const byName = named.filter(([words]) => words.test(title)).map(([, trade]) => trade);
  return [...byName, ...trades.slice(start), ...trades.slice(0, start)];
}

const knownCandidates = new RecentlyUsed<Trade[]>(1_000);

/** The drawings of a list of titles. Two neighbours never have the same. */
export function chooseDrawings(titles: readonly string[]): Trade[] {
  const chosen: Trade[] = [];
  for (const title of titles) {
    const candidates = knownCandidates.get(title) ?? knownCandidates.use(title, candidatesFor(title));
    chosen.push(candidates.find((trade) => trade !== chosen.at(-1)) ?? 'web');
  }
  return chosen;
}
