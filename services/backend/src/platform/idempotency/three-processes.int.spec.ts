import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { eventually } from '../../../test/eventually';
import { postForm } from '../../../test/post-form';
import { startApi, type TestApi } from '../../../test/start-api';
import { startWorker } from '../../../test/start-worker';

const apis: TestApi[] = [];
const workers: INestApplicationContext[] = [];
beforeAll(async () => {
  const first = await startApi();
  apis.push(first);
  const addresses = { DATABASE_URL: first.databaseUrl, QUEUE_URL: first.databaseUrl };
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
      // Who comes while the first is under way is told so, and gets its answer by asking again.
      for (const { status, body } of answers)
        expect([201, 409, status === 409 ? body.code : '']).toContain(
          status === 409 ? 'idempotency_in_flight' : status,
        );
      expect(await rows(message)).toBe(1);
      const again = await Promise.all(apis.map(send));
      const given = [...answers.filter(({ status }) => status === 201), ...again];
      expect(new Set(given.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(await rows(message)).toBe(1);
    }
  });

  it('have their events published once by three workers', async () => {
    const [first] = apis as [TestApi];
    const addresses = { DATABASE_URL: first.databaseUrl, QUEUE_URL: first.databaseUrl, STORAGE_URL: first.storageUrl };
    workers.push(...(await Promise.all([1, 2, 3].map(() => startWorker(addresses)))));
    const published = () =>
      eventually(
        async () => (await first.sql('SELECT FROM outbox WHERE published_at IS NULL')).length === 0,
        'the last event published',
        60,
      );
    // An event that the queue did not take is tried again; from now on it is up.
    await published();
    const [last] = await first.sql<{ id: string }>('SELECT id FROM outbox ORDER BY id DESC LIMIT 1');
    for (let at = 0; at < 60; at += 1)
      await postForm(apis[at % 3]!, 'contact-message', { message: `An event, number ${at}.` }).expect(201);
    await published();
    // A second claim would have counted as a second attempt; where the queue was too slow to answer, one more is right.
    const events = await first.sql<{ attempts: number }>(
      'SELECT attempts FROM outbox WHERE id > $1 AND last_error IS NULL',
      [last?.id],
    );
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ attempts }) => attempts !== 1)).toEqual([]);
  });
});
