import type { Config } from '../../../platform/config/config.module';
import type { JobPostEntity } from '../job-post.entity';
import { employmentTypes, pathOfJobPost, salaryIntervals, workplaces } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { RecentlyUsed } from '../../../platform/recently-used';
import { dayOf, lastDayBefore, postData, salaryText } from './describe-post';
import { daysOnSiteText, noScreening, vacancySentence } from './post-notices';

/** Other open posts on a post's page. */
const OTHERS = 5;

/** A short text of more letters leaves no room for a button below it in the first screen. */
const LONG_PARA = 400;

type PostLife = Pick<JobPostEntity, 'state' | 'closedAt'>;

/** What the template of a post shows. */
export function contextOfPost(
  post: JobPostView,
  all: readonly JobPostView[],
  { state, closedAt }: PostLife,
  config: Config,
) {
  const open = state === 'open';
  const others = othersBesides(post, all, open);
  return {
    open,
    filled: state === 'filled',
    closed: closedAt && lastDayBefore(closedAt.toISOString(), config.COMPANY_TIME_ZONE),
    post: postsOnPage([post], config)[0],
    others: postsOnPage(others.posts, config),
    hasOthers: others.posts.length > 0,
    similar: others.similar,
    structuredData: postData(post, state === 'open', config),
  };
}

/** Those of the same trade come first, then those of the same place. In place of a closed post those of its trade stand alone, where there are any. */
function othersBesides({ id, title, location }: JobPostView, all: readonly JobPostView[], open: boolean) {
  const trade = knownTradeOf(title);
  const ranked = all
    .filter((other) => other.id !== id)
    .map((other) => {
      const isSameTrade = trade !== null && knownTradeOf(other.title) === trade;
      return { other, likeness: (isSameTrade ? 2 : 0) + (other.location === location ? 1 : 0) };
    })
    .toSorted((a, b) => b.likeness - a.likeness);
  const sameTrade = open ? [] : ranked.filter(({ likeness }) => likeness > 1);
  const similar = sameTrade.length > 0;
  return { similar, posts: (similar ? sameTrade : ranked).slice(0, OTHERS).map(({ other }) => other) };
}

function postsOnPage(posts: readonly JobPostView[], config: Config) {
  const drawings = chooseDrawings(posts.map(({ title }) => title));
  return posts.map((post, at) => onPage(post, drawings[at] ?? 'web', config));
}

/** A post under the names that the site's templates use (`frontend/app/career`). */
export function onPage(post: JobPostView, drawing: Trade, { SITE_URL: site, COMPANY_TIME_ZONE: timeZone }: Config) {
  const { title, para, location, slug, image, imageAlt, employmentType, workplace, salary, closesAt, postedAt } = post;
  const path = pathOfJobPost(slug);
  const application = { position: title, post: slug };
  return {
    title,
    para,
    isLong: para.length > LONG_PARA,
    location,
    image,
    imageAlt: imageAlt ?? '',
    path,
    url: `${site}${path}`,
    applyPath: `/application?${new URLSearchParams(application).toString()}`,
    // For browsers without script: the prebuilt page of the form cannot pass on the query of its address.
    plainPath: `/application?${new URLSearchParams({ plain: '1', ...application }).toString()}`,
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
    // Applications are kept for a place that is not there yet, so there is nothing to be open until it is filled.
    anyTime: post.existingVacancy === false,
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

/** In this order, because a title may name several: "React Native" is no website, "Java Full Stack" no front end, "Database Manager" no manager. */
const named: readonly (readonly [words: RegExp, trade: Trade])[] = [
  [/flutter|mobile|android|\bios\b|react native|kotlin|\bswift\b/i, 'mobile'],
  [/\btest|quality|\bqa\b|\bsdet\b/i, 'testing'],
  [/\bdata|sql|postgres|oracle|\betl\b|power bi|back-?end|\bjava\b|python|\.net\b|golang/i, 'data'],
  [
    /cloud|\baws\b|azure|devops|kubernetes|infrastructure|network|reliability|\bsre\b|\b(?:sys|systems? |linux |server )admin/i,
    'cloud',
  ],
  [/manager|\bhr\b|human resources|people/i, 'team'],
  [
    /front-?end|web|wordpress|javascript|typescript|\bnode|react|angular|\bvue|\bphp\b|laravel|full[- ]?stack|\bme[ar]n\b|design|\bu[ix]\b/i,
    'web',
  ],
];

const knownTrades = new RecentlyUsed<{ trade: Trade | null }>(1_000);
const namedTradeOf = (title: string) => named.find(([words]) => words.test(title))?.[1] ?? null;
const knownTradeOf = (title: string) =>
  (knownTrades.get(title) ?? knownTrades.use(title, { trade: namedTradeOf(title) })).trade;

/** The trade that a title names; the team stands for all others. */
export const tradeOf = (title: string): Trade => knownTradeOf(title) ?? 'team';

/** Drawings for a title, the best first: trades that its words name, the team where they name none, then the others in an order that depends on the title. */
function candidatesFor(title: string): Trade[] {
  const start = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % trades.length;
  const byName = named.filter(([words]) => words.test(title)).map(([, trade]) => trade);
  return [...(byName.length > 0 ? byName : ['team' as const]), ...trades.slice(start), ...trades.slice(0, start)];
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
