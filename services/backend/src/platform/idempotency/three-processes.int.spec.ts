import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { eventually } from '../../../test/eventually';
import { postForm } from '../../../test/post-form';
import { cookieFor, origin } from '../../../test/sign-in';
import { startApi, type TestApi } from '../../../test/start-api';
import { startWorker } from '../../../test/start-worker';

/** So long that no list grows old by itself while a test waits for it. */
const settings = { JOB_LIST_MAX_AGE_MS: '60000' };
const apis: TestApi[] = [];
const workers: INestApplicationContext[] = [];
beforeAll(async () => {
  const first = await startApi(settings);
  apis.push(first);
  const addresses = { ...settings, DATABASE_URL: first.databaseUrl, QUEUE_URL: first.databaseUrl };
  for (let more = 0; more < 2; more += 1) apis.push(await startApi(addresses));
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  for (const api of apis.toReversed()) await api.stop();
});

const rows = async (message: string) =>
  (await apis[0]!.sql('SELECT FROM contact_messages WHERE message = $1', [message])).length;

describe('Three API processes on one database', () => {
  it('make one row and one answer of a key that reaches all of them at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const message = `At all of them at once, ${round}.`;
      const send = (api: TestApi) => postForm(api, 'contact-message', { message }).set('Idempotency-Key', key);
      const key = randomUUID();
      const answers = await Promise.all([...apis, ...apis].map(send));
      // A request that comes while the first is under way is told so, and gets the answer by asking again.
      for (const { status, body } of answers)
        expect([201, 409, status === 409 ? body.code : '']).toContain(
          status === 409 ? 'idempotency_in_flight' : status,
        );
      expect(await rows(message)).toBe(1);
      const again = await Promise.all(apis.map(send));
      const successes = [...answers.filter(({ status }) => status === 201), ...again];
      expect(new Set(successes.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(await rows(message)).toBe(1);
    }
  });

  it('show a changed list on all of them, also on those that did not take the change', async () => {
    const cookies = await Promise.all(apis.map((api) => cookieFor(api, 'hr')));
    const count = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changes'`;
    await eventually(async () => (await apis[0]!.sql(count)).length === apis.length, 'three processes that listen');
    const titles = async (api: TestApi) =>
      ((await request(api.url).get('/api/jobposts').expect(200)).body as { title: string }[]).map(({ title }) => title);
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      // Each of them has the list in memory, without the new post.
      await Promise.all(apis.map(titles));
      const title = `Post ${round}`;
      await request(apis[round % 3]!.url)
        .post('/api/jobposts')
        .set({ Origin: origin, Cookie: cookies[round % 3]! })
        .send({ title, para: 'P', location: 'L' })
        .expect(201);
      const start = performance.now();
      for (const api of apis) await eventually(async () => (await titles(api)).includes(title), `${title} in the list`);
      waits.push(performance.now() - start);
    }
    const [median, longest] = [waits.toSorted((one, other) => one - other)[6]!, Math.max(...waits)];
    process.stdout.write(
      `A changed list was on all three processes after ${median.toFixed(0)} ms (median of ${waits.length}), ${longest.toFixed(0)} ms at most\n`,
    );
    expect(median).toBeLessThan(1_000);
  });

  it('have their events published once by three workers', async () => {
    const [first] = apis as [TestApi];
    const addresses = { DATABASE_URL: first.databaseUrl, QUEUE_URL: first.databaseUrl, STORAGE_URL: first.storageUrl };
    workers.push(...(await Promise.all([1, 2, 3].map(() => startWorker(addresses)))));
    const published = () =>
      eventually(
        async () => (await first.sql('SELECT FROM outbox WHERE published_at IS NULL')).length === 0,
        'the last event published',
      );
    // An event that the queue did not take is tried again; from now on it is up.
    await published();
    const [last] = await first.sql<{ id: string }>('SELECT id FROM outbox ORDER BY id DESC LIMIT 1');
    const send = (at: number) =>
      postForm(apis[at % 3]!, 'contact-message', { message: `An event, number ${at}.` }).set(
        'Idempotency-Key',
        `one-of-sixty-events-${at}`,
      );
    // A busy machine may answer 503, which asks to come back.
    for (let at = 0; at < 60; at += 1)
      await eventually(async () => (await send(at)).status === 201, 'an acknowledgement');
    await published();
    // A second claim would have counted as a second attempt. Where the queue was too slow to answer, or a worker for its lease, one
    // more is right.
    const events = await first.sql<{ attempts: number }>(
      `SELECT attempts FROM outbox WHERE id > $1 AND last_error IS NULL
         AND published_at < uuid_extract_timestamp(id) + interval '30 seconds'`,
      [last?.id],
    );
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ attempts }) => attempts !== 1)).toEqual([]);
    // Twice the wait for the last event, and the start of three workers on a busy machine.
  }, 300_000);
});
