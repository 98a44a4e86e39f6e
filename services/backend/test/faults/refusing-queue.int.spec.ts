import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { createWorker } from '../../src/create-worker';
import { queueBackendFor } from '../../src/platform/queue/job-queue';
import { configFor } from '../config-for';
import { createTestDatabase } from '../databases';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { postApplication } from '../post-application';
import { startApi } from '../start-api';
import { startOwnRedis } from '../start-own-redis';
import { startSmtp } from '../start-smtp';
import { startDatabaseWire } from './start-database-wire';

interface Line {
  level: number;
  msg: string;
  alarm?: string;
  recovered?: string;
  err?: { message: string };
}

const redisIsHere = Boolean(process.env['TEST_REDIS_URL']);

/** A worker whose queue is at an address, with an API, a database and a mailbox of its own. */
async function startWorking(queueUrl: string) {
  const [api, smtp, port] = [await startApi(), await startSmtp(), await freePort()];
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, QUEUE_URL: queueUrl, MAIL_URL: smtp.url };
  const settings = { ACKNOWLEDGE: 'none', WORKER_HEALTH_PORT: '0', METRICS_PORT: port };
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const worker = await createWorker(configFor({ ...addresses, ...settings }), pino({ level: 'info' }, stream));
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return {
    api,
    smtp,
    lines,
    isUp: async () => {
      const { parts } = JSON.parse(await ask('/health/ready')) as { parts: { queue: string } };
      const up = /^frontdoor_queue_up (\d)$/m.exec(await ask('/metrics'))![1];
      return [parts.queue, up];
    },
    alarms: () => lines.filter(({ alarm, level }) => alarm === 'queue_down' && level === 50),
    stop: async () => {
      await worker.close();
      await Promise.all([api.stop(), smtp.stop()]);
    },
  };
}

interface Breakable {
  url: string;
  spoil: () => Promise<unknown>;
  mend: () => Promise<unknown>;
  stop: () => Promise<unknown>;
}

/** Breaks the queue, sees the alarm, applies meanwhile, mends the queue, and sees that HR is told. Gives the alarm's reason. */
async function breakAndMend({ url, spoil, mend, stop }: Breakable): Promise<string | undefined> {
  const { api, smtp, lines, isUp, alarms, stop: stopWorking } = await startWorking(url);
  try {
    await eventually(async () => (await isUp()).join() === 'ok,1', 'a queue that is up');
    await spoil();
    const [alarm] = await eventually(() => alarms().length > 0 && alarms(), 'the alarm');
    expect(await isUp()).toEqual(['down', '0']);
    const { reference } = (await postApplication(api.url).expect(201)).body as { reference: string };
    expect(lines.filter(({ recovered }) => recovered)).toEqual([]);
    await mend();
    await eventually(() => lines.some(({ recovered }) => recovered === 'queue_down'), 'the word of its recovery');
    expect(await isUp()).toEqual(['ok', '1']);
    await eventually(() => smtp.mails.find(({ subject }) => subject?.includes(reference)), 'the mail');
    expect(alarms()).toHaveLength(1);
    // A worker that asks a refusing queue for jobs asks at a walking pace.
    expect(lines.length).toBeLessThan(300);
    return alarm!.err?.message;
  } finally {
    await stopWorking();
    await stop();
  }
}

type OwnRedis = Awaited<ReturnType<typeof startOwnRedis>>;
const onRedis =
  (spoil: (redis: OwnRedis) => Promise<unknown>, mend: (redis: OwnRedis) => Promise<unknown>) => async () => {
    const redis = await startOwnRedis();
    return { url: redis.url, spoil: () => spoil(redis), mend: () => mend(redis), stop: redis.stop };
  };

async function onPostgres(): Promise<Breakable> {
  const [database, wire] = await Promise.all([createTestDatabase(), startDatabaseWire()]);
  const url = wire.wayTo(database.ownerUrl);
  await queueBackendFor(url).prepare();
  const stop = async () => {
    await wire.stop();
    await database.drop();
  };
  return { url, spoil: async () => wire.partition(), mend: async () => wire.heal(), stop };
}

const brokenRedis: [name: string, reason: RegExp, start: () => Promise<Breakable>][] = [
  [
    'fault 117: its memory is full',
    /^OOM /,
    onRedis(
      (redis) => redis.command('CONFIG', 'SET', 'maxmemory', '1'),
      (redis) => redis.command('CONFIG', 'SET', 'maxmemory', '0'),
    ),
  ],
  [
    'fault 117: it has become a replica, which is read only',
    /^READONLY /,
    onRedis(
      (redis) => redis.command('REPLICAOF', '127.0.0.1', '1'),
      (redis) => redis.command('REPLICAOF', 'NO', 'ONE'),
    ),
  ],
  [
    'fault 117: it cannot save to its disk',
    /^MISCONF /,
    onRedis(
      async (redis) => {
        await redis.command('CONFIG', 'SET', 'dir', '/proc');
        await redis.command('CONFIG', 'SET', 'save', '3600 1');
        await redis.command('SET', 'something', 'to save');
        await redis.command('BGSAVE');
      },
      async (redis) => {
        await redis.command('CONFIG', 'SET', 'dir', redis.folder);
        await redis.command('BGSAVE');
      },
    ),
  ],
  [
    'fault 118: it is down',
    /./,
    onRedis(
      (redis) => redis.stop(),
      (redis) => redis.start(),
    ),
  ],
];
const brokenPostgres: typeof brokenRedis = [['fault 118: it cannot be reached', /./, onPostgres]];

/** Each breaks on its own, and all of them wait for the alarm, so they do it at the same time. */
function testAlarms(cases: typeof brokenRedis): void {
  let outcomes: Promise<string | undefined>[] = [];
  beforeAll(() => {
    outcomes = cases.map(([, , start]) => start().then(breakAndMend));
    for (const outcome of outcomes) outcome.catch(() => undefined);
  });
  afterAll(() => Promise.allSettled(outcomes));
  it.each(cases.map(([name, reason], at) => [name, reason, at] as const))('%s', async (_name, reason, at) => {
    expect(await outcomes[at]).toMatch(reason);
  });
}

(redisIsHere ? describe : describe.skip)(
  'a queue on Redis that takes no jobs raises an alarm, and nothing is lost',
  () => {
    testAlarms(brokenRedis);

    it('fault 117: a worker that is busy at that moment asks it for more at a walking pace, and goes on', async () => {
      const redis = await startOwnRedis();
      const backend = queueBackendFor(redis.url);
      const [done, lost]: [string[], Error[]] = [[], []];
      const run = async ({ name }: { name: string }) => {
        done.push(name);
        if (done.length === 5) await redis.command('REPLICAOF', '127.0.0.1', '1');
        else await delay(20);
      };
      const queue = await backend.openQueue('letters', {});
      queue.on('error', () => undefined);
      for (let at = 0; at < 50; at += 1) await queue.add(`letter ${at}`, { job: 'a', eventId: 'b', subjectId: 'c' });
      const letters = await backend.openWorker('letters', run, { concurrency: 2 });
      letters.on('error', (error) => void lost.push(error));
      await eventually(() => lost.length > 0, 'a refusal');
      await delay(2_000);
      expect(lost.length).toBeLessThan(50);
      await redis.command('REPLICAOF', 'NO', 'ONE');
      await eventually(() => done.includes('letter 49'), 'the last job');
      await Promise.all([letters.close(true), queue.close()]);
      await backend.close();
      await redis.stop();
    });
  },
);

describe('a queue in Postgres that takes no jobs raises an alarm, and nothing is lost', () => {
  testAlarms(brokenPostgres);
});
