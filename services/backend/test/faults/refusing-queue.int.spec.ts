import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import pino from 'pino';
import { createWorker } from '../../src/create-worker';
import { queueBackendFor } from '../../src/platform/queue/queue-backend-for';
import { configFor } from '../config-for';
import { createTestDatabase, type TestDatabase } from '../databases';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { postApplication } from '../post-application';
import { startApi, type TestApi } from '../start-api';
import { startOwnRedis } from '../start-own-redis';
import { startSmtp } from '../start-smtp';
import { type DatabaseWire, startDatabaseWire } from './start-database-wire';

interface Line {
  level: number;
  msg: string;
  alarm?: string;
  recovered?: string;
  err?: { message: string };
}

const redisIsHere = Boolean(process.env['TEST_REDIS_URL']);
let [api, smtp]: [TestApi, Awaited<ReturnType<typeof startSmtp>>] = [] as never;
let worker: INestApplicationContext | undefined;
let lines: Line[] = [];
let port = '';
beforeAll(async () => {
  [api, smtp] = [await startApi(), await startSmtp()];
});
afterAll(async () => {
  await Promise.all([api.stop(), smtp.stop()]);
});
const stopWorking = async () => {
  await worker?.close();
  worker = undefined;
};

const work = async (queueUrl: string) => {
  lines = [];
  port = await freePort();
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, QUEUE_URL: queueUrl, MAIL_URL: smtp.url };
  const settings = { ACKNOWLEDGE: 'none', WORKER_HEALTH_PORT: '0', METRICS_PORT: port };
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  worker = await createWorker(configFor({ ...addresses, ...settings }), pino({ level: 'info' }, stream));
};
const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const isUp = async () => {
  const { parts } = JSON.parse(await ask('/health/ready')) as { parts: { queue: string } };
  const up = /^frontdoor_queue_up (\d)$/m.exec(await ask('/metrics'))![1];
  return [parts.queue, up];
};
const alarms = () => lines.filter(({ alarm, level }) => alarm === 'queue_down' && level === 50);

/** Breaks the queue, sees the alarm, applies meanwhile, mends the queue, and sees that HR is told. Gives the alarm's reason. */
const breakAndMend = async (spoil: () => Promise<unknown>, mend: () => Promise<unknown>) => {
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
};

(redisIsHere ? describe : describe.skip)(
  'a queue on Redis that takes no jobs raises an alarm, and nothing is lost',
  () => {
    let redis: Awaited<ReturnType<typeof startOwnRedis>>;
    beforeEach(async () => {
      redis = await startOwnRedis();
      await work(redis.url);
    });
    afterEach(async () => {
      await stopWorking();
      await redis.stop();
    });

    it('fault 117: its memory is full', async () => {
      const reason = await breakAndMend(
        () => redis.command('CONFIG', 'SET', 'maxmemory', '1'),
        () => redis.command('CONFIG', 'SET', 'maxmemory', '0'),
      );
      expect(reason).toMatch(/^OOM /);
    });

    it('fault 117: it has become a replica, which is read only', async () => {
      const reason = await breakAndMend(
        () => redis.command('REPLICAOF', '127.0.0.1', '1'),
        () => redis.command('REPLICAOF', 'NO', 'ONE'),
      );
      expect(reason).toMatch(/^READONLY /);
    });

    it('fault 117: it cannot save to its disk', async () => {
      const reason = await breakAndMend(
        async () => {
          await redis.command('CONFIG', 'SET', 'dir', '/proc');
          await redis.command('CONFIG', 'SET', 'save', '3600 1');
          await redis.command('SET', 'something', 'to save');
          await redis.command('BGSAVE');
        },
        async () => {
          await redis.command('CONFIG', 'SET', 'dir', redis.folder);
          await redis.command('BGSAVE');
        },
      );
      expect(reason).toMatch(/^MISCONF /);
    });

    it('fault 117: a worker that is busy at that moment asks it for more at a walking pace, and goes on', async () => {
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
    });

    it('fault 118: it is down', async () => {
      const reason = await breakAndMend(redis.stop, redis.start);
      expect(reason).toMatch(/./);
    });
  },
);

describe('a queue in Postgres that takes no jobs raises an alarm, and nothing is lost', () => {
  let [database, wire]: [TestDatabase, DatabaseWire] = [] as never;
  beforeEach(async () => {
    [database, wire] = await Promise.all([createTestDatabase(), startDatabaseWire()]);
    const queueUrl = wire.wayTo(database.ownerUrl);
    await queueBackendFor(queueUrl).prepare();
    await work(queueUrl);
  });
  afterEach(async () => {
    await stopWorking();
    await wire.stop();
    await database.drop();
  });

  it('fault 118: it cannot be reached', async () => {
    const reason = await breakAndMend(
      async () => wire.partition(),
      async () => wire.heal(),
    );
    expect(reason).toMatch(/./);
  });
});
