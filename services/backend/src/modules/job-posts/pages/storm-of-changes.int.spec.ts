import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { isLongForm } from '../../../../test/extent';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { createApi } from '../../../create-api';
import { createLogger } from '../../../platform/log/logger';

const POSTS = isLongForm ? 500 : 100;
/** People of HR who write at the same time. */
const WRITERS = 6;
const OPEN_AT_ONCE = isLongForm ? 60 : 20;
/** How long another process than the one that wrote may go on showing a post that is over. */
const ALLOWED_MS = 5_000;
/** So long that a change which nobody tells of would be seen too late. */
const JOB_LIST_MAX_AGE_MS = '60000';

const files: Record<string, string> = {
  '/shells/career.hbs': '{{#each posts}}<a href="{{path}}">{{title}}</a>{{/each}}',
  '/shells/post.hbs':
    '{{#if open}}<h1>{{post.title}}</h1>{{/if}}{{#each others}}<a href="{{path}}">{{title}}</a>{{/each}}',
  '/404.html': 'nothing here',
};
/** How posts come to an end, and the status of their pages then. */
const ends = [
  { state: 'closed', status: 410 },
  { state: 'filled', status: 410 },
  { state: 'draft', status: 410 },
  { state: 'deleted', status: 410 },
] as const;
type End = (typeof ends)[number];

let gateway: Server;
let one: TestApi;
let other: Awaited<ReturnType<typeof createApi>>;
let otherUrl: string;
let hr: string;

beforeAll(async () => {
  gateway = createServer(({ url = '' }, response) => void response.end(files[url]));
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const SHELLS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  one = await startApi({ SHELLS_URL, JOB_LIST_MAX_AGE_MS });
  const addresses = { DATABASE_URL: one.databaseUrl, QUEUE_URL: one.databaseUrl, STORAGE_URL: one.storageUrl };
  other = await createApi(configFor({ ...addresses, SHELLS_URL, JOB_LIST_MAX_AGE_MS }), createLogger('api', 'silent'));
  await other.listen(0, '127.0.0.1');
  otherUrl = await other.getUrl();
  hr = await cookieFor(one, 'hr');
  await eventually(async () => {
    const [row] = await one.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changes'`,
    );
    return row!.n === 2;
  }, 'two processes that listen');
});
afterAll(async () => {
  await other.close();
  await one.stop();
  gateway.closeAllConnections();
  gateway.close();
});

/** By slug: when HR was told that a post is over, on the clock of `performance.now()`. */
const overSince = new Map<string, number>();
const faults: string[] = [];
let reads = 0;

async function read(url: string, path: string) {
  const askedAt = performance.now();
  const answer = await fetch(`${url}${path}`, { redirect: 'manual' });
  const text = await answer.text();
  reads += 1;
  if (answer.status >= 500) faults.push(`${path} was answered ${answer.status}`);
  // Whom this process has told that a post is over, it shows it no more; the other one has heard of it soon.
  const allowed = url === one.url ? 0 : ALLOWED_MS;
  for (const [, slug = ''] of text.matchAll(/\/career\/([a-z]+-\d+)/g)) {
    const since = overSince.get(slug);
    if (since !== undefined && askedAt - since > allowed)
      faults.push(`${path} shows ${slug}, over for ${askedAt - since} ms`);
  }
  return { status: answer.status, text };
}

async function write(method: string, path: string, body?: object): Promise<{ id: string; slug: string }> {
  const headers = { 'Content-Type': 'application/json', Cookie: hr, Origin: origin };
  const answer = await fetch(`${one.url}/api/jobposts${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // Told to come back, as a busy database has it told: nothing was saved.
  if (answer.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return write(method, path, body);
  }
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as { id: string; slug: string };
}

interface Post {
  id: string;
  slug: string;
  title: string;
  end: End;
}

async function open(number: number, how: End = ends[number % ends.length]!): Promise<Post> {
  const title = `Cook ${number}`;
  const { id, slug } = await write('POST', '', { title, para: 'Cooks.', location: 'Noida' });
  const page = await read(one.url, `/career/${slug}`);
  if (page.status !== 200 || !page.text.includes(`<h1>${title}</h1>`)) faults.push(`${slug} is not open`);
  if (!(await read(one.url, '/career')).text.includes(`"/career/${slug}"`)) faults.push(`${slug} is not in the list`);
  return { id, slug, title, end: how };
}

async function end({ id, slug, title, end: { state, status } }: Post): Promise<void> {
  if (state === 'deleted') await write('DELETE', `/${id}`);
  else await write('PUT', `/${id}`, { title, para: 'Cooks.', location: 'Noida', state });
  overSince.set(slug, performance.now());
  const over = await read(one.url, `/career/${slug}`);
  if (over.status !== status) faults.push(`${slug} is ${state} and was answered ${over.status}`);
  await read(one.url, '/career');
}

const lists = ['/career', '/feeds/jobs.atom', '/feeds/jobs.xml', '/sitemap-jobs.xml'];

describe(`${POSTS} posts that are opened and ended while the pages are read from two processes`, () => {
  beforeAll(() => write('POST', '', { title: 'Baker', para: 'Bakes.', location: 'Noida' }));

  it('are shown once they are open and never once they are over, and no reader is failed', async () => {
    const opened: Post[] = [];
    let next = 0;
    let writing = true;
    const writeOn = async () => {
      while (next < POSTS) {
        opened.push(await open((next += 1)));
        if (opened.length > OPEN_AT_ONCE) await end(opened.shift()!);
      }
      while (opened.length > 0) await end(opened.shift()!);
    };
    const readOn = async (url: string) => {
      for (let turn = 0; writing; turn += 1) {
        await read(url, lists[turn % lists.length]!);
        for (const slug of [opened.at(0)?.slug, [...overSince.keys()].at(-1)])
          if (slug !== undefined) await read(url, `/career/${slug}`);
      }
    };
    const readers = [one.url, otherUrl].flatMap((url) => [readOn(url), readOn(url)]);
    try {
      await Promise.all(Array.from({ length: WRITERS }, writeOn));
    } finally {
      writing = false;
      await Promise.all(readers);
    }
    expect(overSince.size).toBe(POSTS);
    expect(reads).toBeGreaterThan(4 * POSTS);
    expect(faults).toEqual([]);
  }, 240_000);

  // One at a time: in the storm the next change makes up for one that nobody told of.
  it.each(ends)('are known to the other process soon when nothing but one is $state', async (how) => {
    const otherShows = async (slug: string) => (await read(otherUrl, '/career')).text.includes(`"/career/${slug}"`);
    const post = await open(POSTS + 1 + ends.indexOf(how), how);
    await eventually(() => otherShows(post.slug), 'the post in the other process', ALLOWED_MS / 1_000);
    await end(post);
    await eventually(async () => !(await otherShows(post.slug)), 'its end there', ALLOWED_MS / 1_000);
    expect((await read(otherUrl, `/career/${post.slug}`)).status).toBe(post.end.status);
    expect(faults).toEqual([]);
  });

  it('leave nothing behind in any list', async () => {
    for (const url of [one.url, otherUrl]) {
      for (const path of lists) {
        const { text } = await read(url, path);
        expect(text).toContain('/career/baker');
        expect(text).not.toMatch(/cook-\d/);
      }
      for (const slug of overSince.keys()) expect([404, 410]).toContain((await read(url, `/career/${slug}`)).status);
    }
  });
});
