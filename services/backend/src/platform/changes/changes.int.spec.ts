import request from 'supertest';
import { configFor } from '../../../test/config-for';
import { eventually } from '../../../test/eventually';
import { cookieFor, origin } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { createApi } from '../../create-api';
import { createLogger } from '../log/logger';

/** So long that a test in which nobody tells of a change would never end. */
const JOB_LIST_MAX_AGE_MS = '60000';

let one: TestApi;
let other: Awaited<ReturnType<typeof createApi>>;
let otherUrl: string;
let hr: string;

beforeAll(async () => {
  one = await startApi({ JOB_LIST_MAX_AGE_MS });
  const addresses = { DATABASE_URL: one.databaseUrl, QUEUE_URL: one.databaseUrl, STORAGE_URL: one.storageUrl };
  other = await createApi(configFor({ ...addresses, JOB_LIST_MAX_AGE_MS }), createLogger('api', 'silent'));
  await other.listen(0, '127.0.0.1');
  otherUrl = await other.getUrl();
  hr = await cookieFor(one, 'hr');
  await eventually(async () => (await listeners()) === 2);
});
afterAll(async () => {
  await other.close();
  await one.stop();
});

const listening = `FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changes'`;
const listeners = async () => (await one.sql<{ n: number }>(`SELECT count(*)::int AS n ${listening}`))[0]!.n;
const titles = async (url: string) =>
  ((await request(url).get('/api/jobposts').expect(200)).body as { title: string }[]).map(({ title }) => title).join();
const post = (title: string) =>
  request(one.url)
    .post('/api/jobposts')
    .set('Origin', origin)
    .set('Cookie', hr)
    .send({ title, para: 'P', location: 'L' })
    .expect(201);

describe('Two API processes on one database', () => {
  it('show a post that either of them wrote, although both keep the list in memory', async () => {
    expect([await titles(one.url), await titles(otherUrl)]).toEqual(['', '']);
    await post('First');
    expect(await titles(one.url)).toBe('First');
    await eventually(async () => (await titles(otherUrl)) === 'First');
  });

  it('make a lost listening connection again and then forget what they may have missed', async () => {
    await titles(otherUrl);
    await one.sql(`SELECT pg_terminate_backend(pid) ${listening}`);
    // Past every process: nobody is told of it.
    await one.sql(`INSERT INTO job_posts (title, para, location) VALUES ('Second', 'P', 'L')`);
    await eventually(async () => (await titles(otherUrl)) === 'Second,First');
    // Both, each at its own pace.
    expect(await eventually(async () => (await listeners()) === 2)).toBe(true);
    await post('Third');
    await eventually(async () => (await titles(otherUrl)) === 'Third,Second,First');
  });

  it('show a post when its time has come, and hide one whose time is over, without being told', async () => {
    await one.sql('DELETE FROM job_posts');
    await one.sql(`INSERT INTO job_posts (title, para, location, posted_at, opens_at, closes_at) VALUES
      ('Early', 'P', 'L', now() - interval '2 days', NULL, now() + interval '1 second'),
      ('Late', 'P', 'L', now() - interval '1 day', now() + interval '1 second', NULL)`);
    await post('Lasting');
    await titles(one.url);
    expect(await eventually(async () => (await titles(one.url)) === 'Lasting,Late')).toBe(true);
  });
});
