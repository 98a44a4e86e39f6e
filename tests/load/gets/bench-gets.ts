import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../infra/local/paths.ts';
import { queryOnce } from '../../support/query-once.ts';
import { askOften } from './ask-often.ts';
import {
  CLOSED,
  FAR,
  LONG_LISTS,
  manyPostsGets,
  PLACES,
  postCards,
  type PublicGet,
  publicGets,
} from './public-gets.ts';
import { median } from '../measure/median.ts';
import { drawCards } from './draw-cards.ts';
import { cpuSeconds } from '../../../infra/local/process/cpu-seconds.ts';
import { alignColumns } from '../report/align-columns.ts';
import { serveSite } from '../system/serve-site.ts';
import type { Server } from '../system/start-server.ts';
import { type BenchedSystem, withSystem } from '../system/with-system.ts';

/** Of the processor, for a request. */
const GOAL_MS = 5;
const REQUESTS = Number(process.env['REQUESTS'] ?? 1_000);
const POSTS = Number(process.env['POSTS'] ?? 20);
const CONNECTIONS = 8;
/** As many as made sign-in wait for 15 seconds. */
const CROWD = 60;
const SIGN_INS = 10;
/** The first is the cheapest page, beside which the others are seen. */
const crowded = ['/career', '/career, one filter', '/career, every combination', '/career/{slug}, every closed post'];

const paragraph =
  'You build websites and admin areas that load fast on a cheap phone and work with a keyboard. '.repeat(4);

const addPosts = (databaseUrl: string, name: string, number: number, intent: string) =>
  queryOnce(
    databaseUrl,
    `INSERT INTO job_posts (title, slug, para, location, employment_type, workplace, intent, description)
     SELECT $1 || ' position ' || n, $1 || '-' || n, $2, 'Place ' || n % $5,
       (ARRAY['full-time', 'part-time', 'contract', 'internship'])[1 + n % 4],
       (ARRAY['office', 'hybrid', 'remote'])[1 + n % 3], $4, '## What you will do' || E'\\n\\n' || $2
     FROM generate_series(0, $3::int - 1) n`,
    [name, paragraph, number, intent, PLACES],
  );

/** @throws for a public call of the contract that is not measured */
function checkWhole(): void {
  type Document = { paths: Record<string, { get?: { security?: unknown[] } }> };
  const { paths } = JSON.parse(readFileSync(join(root, 'contract/openapi.json'), 'utf8')) as Document;
  const isPublic = (path: string) => paths[path]!.get?.security?.length === 0;
  const unmeasured = Object.keys(paths).filter(
    (path) => isPublic(path) && !publicGets.some(({ route }) => route === path),
  );
  if (unmeasured.length > 0) throw new Error(`These public calls are not measured: ${unmeasured.join(', ')}`);
}

interface Measured {
  name: string;
  /** Of the processor, for a request. */
  ms: number;
  statuses: string;
}

/** `prepare` comes before each round, and is not measured. */
async function measure(
  api: Server,
  publicGet: PublicGet,
  { requests = REQUESTS, rounds = 1, prepare = () => Promise.resolve() } = {},
): Promise<Measured> {
  const statuses = new Set<number>();
  let seconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    const before = cpuSeconds(api.pid);
    const counts = await askOften(api.url, publicGet, CONNECTIONS, (turn) => turn >= requests);
    const after = cpuSeconds(api.pid);
    if (before === null || after === null)
      throw new Error('The time of a process is read from /proc, so this needs Linux.');
    seconds += after - before;
    for (const status of counts.keys()) statuses.add(status);
  }
  const ms = (seconds * 1_000) / (rounds * requests);
  return { name: publicGet.name, ms, statuses: [...statuses].toSorted().join(', ') };
}

function print(title: string, measured: readonly Measured[]): void {
  const rows = measured
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ name, ms, statuses }) => [name, statuses, ms.toFixed(2), ms > GOAL_MS ? 'over' : '']);
  console.log(`${title}, load average ${loadavg()[0]!.toFixed(1)}`);
  console.log(`${alignColumns([['GET', 'status', 'ms of processor', `goal ${GOAL_MS}`], ...rows])}\n`);
}

/** How long a refused sign-in waits, in milliseconds: its median and its longest. */
async function timeSignIns(url: string): Promise<string> {
  const waits: number[] = [];
  for (let at = 0; at < SIGN_INS; at += 1) {
    const start = performance.now();
    const body = { name: 'Nobody', email: `nobody-${at}@mail.example`, password: 'certainly not', area: 'hr' };
    const headers = { 'Content-Type': 'application/json', Origin: url };
    await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify(body) });
    waits.push(performance.now() - start);
  }
  return `${Math.round(median(waits))} ms, at most ${Math.round(Math.max(...waits))}`;
}

async function timeSignInsAmong(api: Server, publicGet: PublicGet): Promise<string> {
  let over = false;
  let answers = 0;
  const start = performance.now();
  const crowd = askOften(api.url, publicGet, CROWD, (turn) => {
    answers = turn;
    return over;
  });
  await pause(2_000);
  const waits = await timeSignIns(api.url);
  over = true;
  await crowd;
  return `${waits}; the crowd got ${Math.round((answers * 1_000) / (performance.now() - start))} answers a second`;
}

/** As many posts as a list shows, nearly all in a place of their own: there are more narrowed lists than can be kept. */
async function benchManyPosts(api: Server, databaseUrl: string): Promise<void> {
  await queryOnce(
    databaseUrl,
    `INSERT INTO job_posts (title, slug, para, location, employment_type, workplace, intent)
     SELECT 'Far position ' || n, 'far-' || n, $1, 'Far ' || n, 'full-time', 'remote', 'published' FROM generate_series(0, $2::int - 1) n`,
    [paragraph, FAR],
  );
  const changes: number[] = [];
  const change = async () => {
    const before = cpuSeconds(api.pid)!;
    await queryOnce(databaseUrl, `UPDATE job_posts SET para = para || '.' WHERE slug = 'far-0'`);
    await queryOnce(databaseUrl, `SELECT pg_notify('changes', 'job-posts.changed')`);
    await pause(200);
    await fetch(`${api.url}/career`).then((answer) => answer.text());
    // The process writes the long lists by itself.
    await pause(500);
    changes.push((cpuSeconds(api.pid)! - before) * 1_000);
  };
  await change();
  const [everyPlace, everyCombination, longest, longestUnpacked] = manyPostsGets;
  const measured = [await measure(api, { name: '/career', path: () => '/career' })];
  for (const publicGet of [everyPlace, everyCombination, longest, longestUnpacked])
    measured.push(await measure(api, publicGet));
  const first = { ...longest, name: `${longest.name}, each for the first time after a change` };
  measured.push(await measure(api, first, { requests: LONG_LISTS, rounds: 30, prepare: change }));
  print(`${POSTS + FAR} open posts in ${FAR + PLACES} places`, measured);
  console.log(`A change of a post costs ${Math.round(median(changes))} ms, with all that is written for it`);
}

/** What each public GET costs the API's process, all of its threads counted, the dearest first. */
async function benchGets({ system, undo }: BenchedSystem): Promise<void> {
  checkWhole();
  const site = await serveSite();
  undo.add(() => site.stop());
  await addPosts(system.databaseUrl, 'open', POSTS, 'published');
  await addPosts(system.databaseUrl, 'closed', CLOSED, 'closed');
  const api = await system.startBackend('api', { SHELLS_URL: site.url, RATE_LIMIT_SIGN_IN: '0' });
  undo.add(() => api.stop());
  // What a process does only once is no part of a request.
  for (const publicGet of publicGets) await askOften(api.url, publicGet, 1, (turn) => turn >= 3);

  const undrawn = { ...postCards, name: `${postCards.name}, before it is drawn` };
  const measured = [await measure(api, undrawn)];
  const drawing = await drawCards(system, site.url);
  for (const publicGet of publicGets) measured.push(await measure(api, publicGet));
  print(`${POSTS} open posts, ${CLOSED} closed ones, ${REQUESTS} requests each, ${CONNECTIONS} connections`, measured);

  console.log(drawing);
  console.log(`A refused sign-in alone: ${await timeSignIns(api.url)}`);
  for (const publicGet of publicGets.filter(({ name }) => crowded.includes(name)))
    console.log(`Among ${CROWD} connections, ${publicGet.name}: ${await timeSignInsAmong(api, publicGet)}`);
  console.log();
  await benchManyPosts(api, system.databaseUrl);
}

await withSystem(benchGets);
