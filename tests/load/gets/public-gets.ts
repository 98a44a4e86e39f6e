/** One public GET: the address of each request in turn, and what else it says. */
export interface PublicGet {
  name: string;
  path: (turn: number) => string;
  headers?: (turn: number) => Record<string, string>;
  /** Of the contract, where it is in there. */
  route?: string;
}

export const PLACES = 10;
/** Closed posts. */
export const CLOSED = 200;
const workplaces = ['office', 'hybrid', 'remote', ''];
const employments = ['full-time', 'part-time', 'contract', 'internship', ''];
const of = <Value>(values: readonly Value[], turn: number) => values[turn % values.length]!;

/** Each combination of the filters of the careers page in turn. */
const filters = (turn: number) => {
  const [place, rest] = [turn % (PLACES + 1), Math.floor(turn / (PLACES + 1))];
  const location = place === PLACES ? '' : `location=Place+${place}`;
  return `${location}&workplace=${of(workplaces, rest)}&employment=${of(employments, Math.floor(rest / 4))}`;
};
const reference = (turn: number) => `FD-${String(turn % 10_000).padStart(4, '2')}-7K9M`;
const long = (turn: number) => Array.from({ length: 700 }, (_, at) => `p${at}=${turn}`).join('&');

/** More than are kept in memory, so that most are read from the database each time. */
export const postCards: PublicGet = {
  name: '/career/{slug}.png, every post',
  path: (turn) => `/career/closed-${turn % CLOSED}.png`,
};

/** Every public GET, as visitors ask for it and as somebody would who wants it to be dear. */
export const publicGets: readonly PublicGet[] = [
  { name: '/career', path: () => '/career' },
  { name: '/career, unknown parameters', path: (turn) => `/career?made=${turn}&q=${turn}` },
  { name: '/career, 700 parameters', path: (turn) => `/career?${long(turn)}` },
  { name: '/career, values that no post has', path: (turn) => `/career?location=Place+x${turn}&workplace=w${turn}` },
  { name: '/career, one filter', path: (turn) => `/career?location=Place+${turn % PLACES}` },
  { name: '/career, every combination', path: (turn) => `/career?${filters(turn)}` },
  { name: '/career, every combination and made-up values', path: (turn) => `/career?made=${turn}&${filters(turn)}` },
  { name: '/career, known already', path: () => '/career', headers: () => ({ 'If-None-Match': '"a", '.repeat(500) }) },
  { name: '/career/{slug}, every open post', path: (turn) => `/career/open-${turn % 500}` },
  { name: '/career/{slug}, every closed post', path: (turn) => `/career/closed-${turn % CLOSED}` },
  { name: '/career/{slug}, one closed post', path: (turn) => `/career/closed-1?made=${turn}` },
  { name: '/career/{slug}, made up', path: (turn) => `/career/made-up-${turn}` },
  postCards,
  { name: '/career/{slug}.png, made up', path: (turn) => `/career/made-up-${turn}.png` },
  { name: '/feeds/jobs.atom', path: (turn) => `/feeds/jobs.atom?made=${turn}` },
  { name: '/feeds/jobs.xml', path: (turn) => `/feeds/jobs.xml?made=${turn}` },
  { name: '/sitemap-jobs.xml', path: (turn) => `/sitemap-jobs.xml?made=${turn}` },
  { name: '/received/{reference}, made up', path: (turn) => `/received/${reference(turn)}?form=application` },
  { name: '/another-file/{token}, made up', path: (turn) => `/another-file/${String(turn).padStart(43, 'a')}` },
  { name: '/interview/{token}, made up', path: (turn) => `/interview/${String(turn).padStart(43, 'a')}` },
  { name: '/contact, ever new addresses', path: (turn) => `/contact?email=a${turn}@mail.example` },
  { name: '/api/jobposts', path: () => '/api/jobposts', route: '/api/jobposts' },
  { name: '/api/jobposts, unknown parameters', path: (turn) => `/api/jobposts?made=${turn}` },
  { name: '/api/jobposts/{id}', path: (turn) => `/api/jobposts/open-${turn % 20}`, route: '/api/jobposts/{id}' },
  { name: '/api/jobposts/{id}, closed', path: (turn) => `/api/jobposts/closed-${turn % CLOSED}` },
  { name: '/api/jobposts/{id}, made up', path: (turn) => `/api/jobposts/made-up-${turn}` },
  { name: '/api/form-settings', path: (turn) => `/api/form-settings?made=${turn}`, route: '/api/form-settings' },
  { name: '/api/form-token', path: () => '/api/form-token', route: '/api/form-token' },
  { name: '/api/challenge', path: () => '/api/challenge', route: '/api/challenge' },
  {
    name: '/api/session, made-up cookies',
    path: () => '/api/session',
    headers: (turn) => ({ Cookie: `__Host-session=${'a'.repeat(40)}${turn}; session=${'b'.repeat(40)}${turn}` }),
  },
  { name: '/health/live', path: () => '/health/live', route: '/health/live' },
  { name: '/health/ready', path: () => '/health/ready', route: '/health/ready' },
  { name: 'an unknown address', path: (turn) => `/unknown/${turn}` },
];

/** Posts that are added for the lists of many posts, each in a place of its own. */
export const FAR = 480;
/** That hold nearly all of them. */
const longLists = ['employment=full-time', 'workplace=remote', 'employment=full-time&workplace=remote'];
export const LONG_LISTS = longLists.length;

const far = (turn: number) => `location=Far+${turn % FAR}`;
const longest = (turn: number) => `/career?${of(longLists, turn)}`;

/** Lists of many posts. */
export const manyPostsGets = [
  { name: '/career, a place of 490', path: (turn: number) => `/career?${far(turn)}` },
  {
    name: '/career, a place of 490 and more filters',
    path: (turn: number) => `/career?${far(turn)}&${of(longLists, Math.floor(turn / FAR))}`,
  },
  { name: '/career, a list of nearly 500 posts', path: longest },
  {
    name: '/career, a list of nearly 500 posts, not packed',
    path: longest,
    headers: () => ({ 'Accept-Encoding': 'identity' }),
  },
] as const satisfies readonly PublicGet[];
