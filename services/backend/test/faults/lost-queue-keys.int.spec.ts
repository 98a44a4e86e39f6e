import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import pino from 'pino';
import { lanesFor } from '../../src/subscriptions';
import { createLogger } from '../../src/platform/log/logger';
import { queueBackendFor, JobQueue } from '../../src/platform/queue/job-queue';
import type { JobEnvelope } from '../../src/platform/queue/job';
import { createWorker } from '../../src/create-worker';
import { configFor } from '../config-for';
import { eventually } from '../eventually';
import { isLongForm } from '../extent';
import { postApplication, validFields } from '../post-application';
import { type TestApi, startApi } from '../start-api';
import { startOwnRedis } from '../start-own-redis';
import { startSmtp } from '../start-smtp';

const JOB = 'applications.file-resume';
const QUEUE = 'frontdoor-filing';
const HOUR_MS = 3_600_000;

/** What the queue is left with of a job that was added to it, by the keys of Redis or the rows of Postgres. */
type Losses = Record<string, (id: string) => Promise<unknown>>;

const key = (part: string) => `bull:${QUEUE}:${part}`;
const inRedis = (redis: Redis): Losses => {
  const leaveWaiting = (id: string) => redis.lrem(key('wait'), 0, id);
  const delay = (id: string, ms: number) => redis.zadd(key('delayed'), (Date.now() + ms) * 0x1000, id);
  return {
    nothing: async () => undefined,
    everything: async (id) => redis.pipeline().lrem(key('wait'), 0, id).del(key(id)).exec(),
    'its place in the line': leaveWaiting,
    'its own key': (id) => redis.del(key(id)),
    'its own key, while it was delayed': async (id) => {
      await leaveWaiting(id);
      await delay(id, 1_000);
      await redis.del(key(id));
    },
    'its place, while it ran in a worker that was killed': async (id) => {
      await leaveWaiting(id);
      await redis.set(key(`${id}:lock`), 'gone', 'PX', 5_000);
    },
    'its lock, while it ran in a worker that was killed': async (id) => {
      await leaveWaiting(id);
      await redis.lpush(key('active'), id);
    },
    'all but a remnant among the failed ones': async (id) => {
      await leaveWaiting(id);
      await redis.del(key(id));
      await redis.hset(key(id), 'processedOn', '1');
      await redis.zadd(key('failed'), Date.now(), id);
    },
    'its worker, whose lock holds for an hour, as a clock that was set back leaves it': async (id) => {
      await leaveWaiting(id);
      await redis.lpush(key('active'), id);
      await redis.set(key(`${id}:lock`), 'gone', 'PX', HOUR_MS);
    },
  };
};

const inPostgres = (sql: TestApi['sql']): Losses => {
  const change = (set: string) => (id: string) => sql(`UPDATE bullmq.job SET ${set} WHERE id = $1`, [id]);
  const until = (ms: number) => `lock_token = 'gone', locked_until_ms = ${Date.now() + ms}`;
  return {
    nothing: async () => undefined,
    everything: (id) => sql('DELETE FROM bullmq.job WHERE id = $1', [id]),
    'its place in the line': change("state = 'failed'"),
    'its content': change("data = '{}', state = 'completed'"),
    'its lock, while it ran in a worker that was killed': change("state = 'active'"),
    'its worker, whose lock holds for an hour, as a clock that was set back leaves it': change(
      `state = 'active', ${until(HOUR_MS)}`,
    ),
  };
};

async function start(queueUrl: string | null) {
  const [api, smtp] = [await startApi(), await startSmtp()];
  const addresses = { DATABASE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl, MAIL_URL: smtp.url };
  const settings = { QUEUE_URL: queueUrl ?? api.databaseUrl, ACKNOWLEDGE: 'none', WORKER_HEALTH_PORT: '0' };
  const config = configFor({ ...addresses, ...settings });
  const lines: { msg: string; job?: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let worker: INestApplicationContext | undefined;
  let ageing: NodeJS.Timeout | undefined;
  /** Each job that is not settled is 20 seconds older after each of them. */
  const age = () => api.sql("UPDATE outbox_jobs SET queued_at = queued_at - interval '20 s' WHERE state = 'pending'");
  return {
    api,
    smtp,
    lines,
    /** A job of an application that was just sent, in a queue that no worker looks into yet. */
    leave: async (name: string): Promise<{ id: string; reference: string }> => {
      const fields = { ...validFields, name, message: name };
      const { reference } = (await postApplication(api.url, { fields }).expect(201)).body as { reference: string };
      const [event] = await api.sql<{ id: string; subject_id: string }>(
        'UPDATE outbox SET published_at = now() WHERE published_at IS NULL RETURNING id, subject_id',
      );
      const { id: eventId, subject_id: subjectId } = event!;
      await api.sql('INSERT INTO outbox_jobs (event_id, job) VALUES ($1, $2)', [eventId, JOB]);
      const envelope: JobEnvelope = { job: JOB, eventId, event: 'application.submitted', subjectId };
      const queue = new JobQueue(queueBackendFor(config.QUEUE_URL), lanesFor(config), createLogger('test', 'silent'));
      await queue.add(envelope);
      await queue.onApplicationShutdown();
      return { id: `${eventId}.${JOB}`, reference };
    },
    work: async () => {
      worker = await createWorker(config, log);
      ageing = setInterval(() => void age().catch(() => undefined), 1_000);
    },
    pending: () => api.sql("SELECT job, last_error FROM outbox_jobs WHERE state = 'pending'"),
    stop: async () => {
      clearInterval(ageing);
      await worker?.close();
      await Promise.all([api.stop(), smtp.stop()]);
    },
  };
}

/** Loses what each of the losses says, lets a worker have the queue, and expects one mail about each application. */
async function expectOneMailEach(system: Awaited<ReturnType<typeof start>>, losses: Losses): Promise<void> {
  const left: [loss: string, reference: string][] = [];
  for (const [loss, lose] of Object.entries(losses)) {
    const { id, reference } = await system.leave(loss);
    await lose(id);
    left.push([loss, reference]);
  }
  await system.work();
  const mailsAbout = (reference: string) => system.smtp.mails.filter(({ subject }) => subject?.includes(reference));
  const unheard = () => left.filter(([, reference]) => mailsAbout(reference).length === 0).map(([loss]) => loss);
  await eventually(() => unheard().length === 0, 'a mail about each', 60).catch(() => undefined);
  expect(unheard()).toEqual([]);
  await eventually(async () => (await system.pending()).length === 0, 'the end of all jobs');
  expect(system.smtp.mails).toHaveLength(left.length);
}

const withRedis = process.env['TEST_REDIS_URL'] ? it : it.skip;

describe('fault 230: a job of which the queue has lost a part is done once all the same', () => {
  withRedis(
    'on Redis, for each part that can be lost',
    async () => {
      const redis = await startOwnRedis();
      const client = new Redis(redis.url);
      const system = await start(redis.url);
      try {
        await expectOneMailEach(system, inRedis(client));
      } finally {
        client.disconnect();
        await system.stop();
        await redis.stop();
      }
    },
    120_000,
  );

  it('on Postgres, for each part that can be lost', async () => {
    const system = await start(null);
    try {
      await expectOneMailEach(system, inPostgres(system.api.sql));
    } finally {
      await system.stop();
    }
  }, 120_000);

  (isLongForm ? withRedis : it.skip).each([0, 1])(
    'on Redis, when each second key is gone, from key %i on',
    async (first) => {
      const redis = await startOwnRedis();
      const client = new Redis(redis.url);
      const system = await start(redis.url);
      try {
        const losses: Losses = Object.fromEntries(
          Array.from({ length: 8 }, (_, at) => [`${at}`, async () => undefined]),
        );
        losses['the last one'] = async () => {
          const keys = (await client.keys('*')).toSorted();
          await client.del(keys.filter((_, at) => at % 2 === first));
        };
        await expectOneMailEach(system, losses);
      } finally {
        client.disconnect();
        await system.stop();
        await redis.stop();
      }
    },
    120_000,
  );
});
