import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { eventually } from '../../../test/eventually';
import { openUpload } from '../../../test/open-upload';
import { postApplication } from '../../../test/post-application';
import { postForm } from '../../../test/post-form';
import { solutionOf } from '../../../test/solve-challenge';
import { startApi, type TestApi } from '../../../test/start-api';
import { startOwnRedis } from '../../../test/start-own-redis';
import { Challenges } from '../../modules/spam/judge/challenges';
import { restoreClocks, withClock } from '../../../test/with-clock';
import { Database } from '../database/database';
import { Uploads } from '../multipart/uploads';
import { openSharedStore } from './rate-limit.guard';
import { SharedCounts } from './shared-counts';

const LIMIT = 5;
const AFTER = 3;
/** For a busy machine, where an answer within the usual time is not certain. */
const LONG_TIMEOUT_MS = 20_000;
const address = '203.0.113.7';
let redis: Awaited<ReturnType<typeof startOwnRedis>>;
const apis: TestApi[] = [];
beforeAll(async () => void (redis = await startOwnRedis()));
afterAll(() => redis.stop());
afterEach(async () => {
  restoreClocks();
  for (const api of apis.splice(0).toReversed()) await api.stop();
  await redis.command('FLUSHALL');
});

/** Three API processes on one database, whose clocks differ by as many milliseconds. */
async function startThree(
  where: string,
  settings: Record<string, string>,
  shifts = [0, 0, 0],
  timeoutMs = LONG_TIMEOUT_MS,
): Promise<void> {
  const usual = { SHARED_LIMITS: where, TRUST_PROXY: '1', ...settings };
  const queue = where === 'redis' ? { QUEUE_URL: redis.url } : {};
  for (const shift of shifts) {
    const database = apis[0] ? { DATABASE_URL: apis[0].databaseUrl } : {};
    const api = await withClock(shift, () => startApi({ ...usual, ...queue, ...database }));
    api.app.get(SharedCounts, { strict: false }).timeoutMs = timeoutMs;
    apis.push(api);
  }
}
let number = 0;
const send = (at: number, from = address, more: Record<string, string> = {}) =>
  postForm(apis[at % apis.length]!, 'contact-message', { name: `Visitor ${number++}`, ...more }).set(
    'X-Forwarded-For',
    from,
  );
/** How many of so many, by turns at the processes, were answered how. */
async function sendByTurns(count: number, addressOf = (_at: number) => address): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let at = 0; at < count; at += 1) {
    const { status } = await send(at, addressOf(at));
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe.each(['redis', 'postgres'])('Three API processes that count together in %s', (where) => {
  it('let an address and a subnet pass as often as one of them would, even if their clocks differ', async () => {
    await startThree(where, { RATE_LIMIT_FORMS: String(LIMIT) }, [0, 30_000, -30_000]);
    expect(await sendByTurns(30)).toEqual({ 201: LIMIT, 429: 30 - LIMIT });
    const refused = await send(1);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await sendByTurns(60, (at) => `198.51.100.${at}`)).toEqual({ 201: LIMIT * 4, 429: 60 - LIMIT * 4 });
    await send(2, '192.0.2.1').expect(201);
  });

  it('let no more pass when all of them are asked at once', async () => {
    await startThree(where, { RATE_LIMIT_FORMS: String(LIMIT) });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => send(at)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMIT);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - LIMIT);
  });

  it('ask for work after as many submissions as one of them would, and take the work at any of them', async () => {
    await startThree(where, { CHALLENGE_AFTER: String(AFTER) });
    expect(await sendByTurns(AFTER + 3)).toEqual({ 201: AFTER, 403: 3 });
    const altcha = await solutionOf(await apis[0]!.app.get(Challenges, { strict: false }).issue(Date.now()));
    await send(1, address, { altcha }).expect(201);
    await send(2, address, { altcha }).expect(403);
  });

  it('know a text that a third address sends, each to another of them', async () => {
    await startThree(where, { CHALLENGE_AFTER: '1000' });
    const message = 'Buy now what everybody has always wanted to buy from a stranger.';
    await send(0, '192.0.2.1', { message }).expect(201);
    await send(1, '198.51.100.1', { message }).expect(201);
    await send(2, '203.0.113.1', { message }).expect(403);
  });

  it('have no more uploads of an address open than one of them would, and take the next when one has ended', async () => {
    await startThree(where, { RATE_LIMIT_APPLICATIONS: '30' });
    const begun = Array.from({ length: 12 }, (_, at) => openUpload(apis[at % 3]!.url, address, 100_000));
    let refused = 0;
    for (const { answer } of begun) void answer.then((text) => (refused += Number(text.startsWith('HTTP/1.1 429'))));
    await eventually(() => refused === 6, 'six refusals');
    const openNow = () => apis.reduce((sum, { app }) => sum + app.get(Uploads, { strict: false }).open, 0);
    expect(openNow()).toBe(6);
    expect(await placesOf(where)).toBeGreaterThan(0);
    for (const { drop } of begun) drop();
    await eventually(async () => openNow() === 0 && (await placesOf(where)) === 0, 'all places free');
  });

  it('keep nothing of an address that can be read, and nothing for ever', async () => {
    await startThree(where, { RATE_LIMIT_FORMS: String(LIMIT), CHALLENGE_AFTER: String(AFTER) });
    await send(0).expect(201);
    const counters = where === 'redis' ? await keptInRedis() : await keptInPostgres();
    expect(counters.length).toBeGreaterThanOrEqual(4);
    for (const { key, seconds } of counters) {
      expect(key).toMatch(/^[\w-]{22}$/);
      expect(seconds).toBeGreaterThan(0);
      // The times are of several statements, which began a moment apart.
      expect(seconds).toBeLessThan(601);
    }
  });
});

async function keptInRedis(): Promise<{ key: string; seconds: number }[]> {
  const client = new Redis(redis.url);
  const keys = await client.keys('bull:frontdoor-limits:*');
  const counters = await Promise.all(keys.map(async (key) => ({ key: key.slice(22), seconds: await client.ttl(key) })));
  client.disconnect();
  return counters;
}
const keptInPostgres = () =>
  apis[0]!.sql<{ key: string; seconds: number }>(
    'SELECT key, extract(epoch FROM ends_at - now())::float8 AS seconds FROM shared_counts',
  );

async function placesOf(where: string): Promise<number> {
  if (where === 'postgres') return (await apis[0]!.sql('SELECT FROM upload_places')).length;
  const client = new Redis(redis.url);
  const [, keys] = await client.scan(0, 'MATCH', 'bull:frontdoor-limits:*', 'COUNT', 1000, 'TYPE', 'zset');
  client.disconnect();
  return keys.length;
}

describe.each(['redis', 'postgres'] as const)('A place that is kept in %s', (where) => {
  it('is free again when the process that took it has died, after its lease', async () => {
    const api = await startApi();
    apis.push(api);
    const settings = { SHARED_LIMITS: where, QUEUE_URL: redis.url };
    const store = (await openSharedStore(settings, api.app.get(Database, { strict: false })))!;
    try {
      await store.ready();
      const counters = [
        { key: 'address', most: 1 },
        { key: 'subnet', most: 5 },
      ];
      expect(await store.takePlace({ id: randomUUID(), leaseMs: 300, counters })).toBe(true);
      expect(await store.takePlace({ id: randomUUID(), leaseMs: 60_000, counters })).toBe(false);
      const next = { id: randomUUID(), leaseMs: 60_000, counters };
      expect(await eventually(() => store.takePlace(next))).toBe(true);
      await store.leavePlace(next);
      expect(await store.takePlace({ ...next, id: randomUUID() })).toBe(true);
    } finally {
      await store.close();
    }
  });
});

describe('An API process whose shared counts are away', () => {
  it('goes on by its own counts, without an answer of 5xx, and counts together again when they are back', async () => {
    await startThree('redis', { RATE_LIMIT_FORMS: String(LIMIT) });
    await redis.stop();
    // Each by itself.
    expect(await sendByTurns(30)).toEqual({ 201: 3 * LIMIT, 429: 30 - 3 * LIMIT });
    await redis.start();
    let block = 0;
    const together = async () => {
      block += 1;
      const counts = await sendByTurns(9, () => `198.18.${block}.1`);
      expect(Object.keys(counts).every((status) => Number(status) < 500)).toBe(true);
      return counts[201] === LIMIT;
    };
    expect(await eventually(together)).toBe(true);
  });

  it('waits for a Redis that hangs no longer than for one that is gone', async () => {
    await startThree('redis', { RATE_LIMIT_FORMS: String(LIMIT) }, [0, 0, 0], 250);
    redis.hang();
    try {
      expect(await sendByTurns(30)).toEqual({ 201: 3 * LIMIT, 429: 30 - 3 * LIMIT });
    } finally {
      redis.goOn();
    }
  });

  it('goes on when Postgres cannot count', async () => {
    await startThree('postgres', { RATE_LIMIT_FORMS: String(LIMIT) });
    await apis[0]!.sql('DROP TABLE shared_counts, upload_places');
    expect(await sendByTurns(30)).toEqual({ 201: 3 * LIMIT, 429: 30 - 3 * LIMIT });
    await postApplication(apis[0]!.url).expect(201);
  });
});
