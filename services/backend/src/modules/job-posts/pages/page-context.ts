import type { JobPostView } from '../job-post.view';
import { employmentTypes, pathOfJobPost, salaryIntervals, workplaces } from '../job-post.facts';
import type { Company } from './describe-post';
import { dayOf, lastDayBefore, salaryText } from './format-facts';

export const postsOnPage = (posts: readonly JobPostView[], company: Company) => {
  const drawings = chooseDrawings(posts.map(({ title }) => title));
  return posts.map((post, at) => onPage(post, drawings[at] ?? 'web', company));
};

/** A post under the names that the site's templates use (`frontend/app/career`). */
function onPage(post: JobPostView, drawing: Trade, { site, timeZone }: Company) {
  const { title, para, location, slug, image, employmentType, workplace, salary, closesAt, postedAt } = post;
  const path = pathOfJobPost(slug);
  return {
    title,
    para,
    location,
    path,
    url: `${site}${path}`,
    applyPath: `/application?${new URLSearchParams({ position: title, post: slug }).toString()}`,
    image,
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

export const flagsOf = <Key extends string>(keys: readonly Key[], chosen: string): Record<Key, boolean> =>
  Object.fromEntries(keys.map((key) => [key, key === chosen])) as Record<Key, boolean>;
