import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import pino from 'pino';
import { eventually } from '../../../test/eventually';
import { type TestApi, startApi } from '../../../test/start-api';
import { Database } from '../database/database';
import { WatchEvents } from './watch-events';

let api: TestApi;
let watch: WatchEvents;
let lines: { alarm?: string; recovered?: string; err?: { message: string } }[];
beforeEach(async () => {
  api = await startApi();
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  watch = new WatchEvents(
    (api.app as INestApplicationContext).get(Database, { strict: false }),
    pino({ level: 'info' }, stream),
  );
  watch.lookEveryMs = 30;
  watch.onApplicationBootstrap();
});
afterEach(async () => {
  watch.onModuleDestroy();
  await api.stop();
});
const addEvent = async (age: string, publishedAt: string | null, job?: string) => {
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO outbox (event, subject_id, created_at, published_at) VALUES ('letter.sent', $1, now() - $2::interval, $3)
     RETURNING id`,
    [randomUUID(), age, publishedAt],
  );
  if (job)
    await api.sql('INSERT INTO outbox_jobs (event_id, job, last_error) VALUES ($1, $2, $3)', [row!.id, job, 'no ink']);
};
const alarm = () => eventually(() => lines.find((line) => line.alarm === 'event_unfinished'), 'the alarm');

describe('fault 234: an event without an end', () => {
  it('raises an alarm after five minutes that names its job and the last failure, until it ends', async () => {
    await addEvent('6 minutes', 'now', 'letters.send');
    expect((await alarm()).err?.message).toMatch(/^letter\.sent \(.+\) waits for the job letters\.send: no ink$/);
    await api.sql("UPDATE outbox_jobs SET state = 'dead', settled_at = now()");
    await eventually(() => lines.some(({ recovered }) => recovered === 'event_unfinished'), 'its end');
  });

  it('raises it, too, when the queue has not heard of it, or when the clock was set back since', async () => {
    await addEvent('-1 hour', null);
    expect((await alarm()).err?.message).toContain('waits for its way into the queue');
  });

  it('raises none while it is younger, or when all is done', async () => {
    await addEvent('4 minutes', 'now', 'letters.send');
    await addEvent('6 minutes', 'now');
    await addEvent('6 minutes', null);
    await alarm();
    lines.length = 0;
    await api.sql('UPDATE outbox SET published_at = now()');
    await eventually(() => lines.length > 0, 'its end');
    expect(lines).toMatchObject([{ recovered: 'event_unfinished' }]);
  });
});
