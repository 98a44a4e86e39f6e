import {
  DEFAULT_SCHEMA,
  LATEST_SCHEMA_VERSION,
  Queue,
  Worker,
  createPostgresBackend,
  runMigrations,
  withBackend,
} from 'bullmq';
import type { Processor, QueueOptions, WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { QuietClient } from '../database/quiet-client';
import { becomeReady, connectRedis } from './connect-redis';
import type { JobEnvelope } from './job';

const QUEUE_NAME = 'frontdoor';
export const POSTGRES_QUEUE_SCHEMA = DEFAULT_SCHEMA;

type JobQueueOf = Pick<Queue<JobEnvelope>, 'add' | 'close' | 'getJobCounts' | 'on' | 'waitUntilReady'>;
type JobWorkerOf = Pick<Worker<JobEnvelope>, 'close' | 'on' | 'run' | 'waitUntilReady'>;

/** BullMQ on Redis or on Postgres, decided by the address alone. */
export interface QueueBackend {
  /**
   * Makes what the backend needs: Postgres' tables, nothing on Redis. It must be done before the first queue or worker is
   * opened, which would otherwise never come to life; after a success it costs nothing.
   */
  prepare(): Promise<void>;
  /**
   * Rejects while jobs cannot be added. Asking first keeps commands for a Redis that is away from piling up in memory, since
   * its client would hold every one of them until it is back.
   */
  ready(): Promise<void>;
  openQueue(options: Partial<QueueOptions>): JobQueueOf;
  openWorker(work: Processor<JobEnvelope>, options: Partial<WorkerOptions>): JobWorkerOf;
  close(): void;
}

export const queueBackendFor = (queueUrl: string): QueueBackend =>
  queueUrl.startsWith('redis') ? onRedis(queueUrl) : onPostgres(queueUrl);

function onRedis(queueUrl: string): QueueBackend {
  const connections: Redis[] = [];
  let producer: Redis | undefined;
  const connect = () => {
    const redis = connectRedis(queueUrl);
    connections.push(redis);
    return redis;
  };
  return {
    prepare: async () => undefined,
    ready: () => becomeReady((producer ??= connect())),
    openQueue: (options) => new Queue(QUEUE_NAME, { ...options, connection: (producer ??= connect()) }),
    openWorker: (work, options) => new Worker(QUEUE_NAME, work, { ...options, connection: connect() }),
    // Each once: to part from a connection that has ended, ioredis waits for two seconds.
    close: () => connections.splice(0).forEach((redis) => redis.disconnect()),
  };
}

function onPostgres(queueUrl: string): QueueBackend {
  let prepared: Promise<void> | undefined;
  const bound = withBackend(createPostgresBackend);
  const connection = { connectionString: queueUrl, max: 4, connectionTimeoutMillis: 4_000, Client: QuietClient };
  return {
    prepare: () =>
      (prepared ??= migrate(queueUrl).catch((error: unknown) => {
        prepared = undefined;
        throw error;
      })),
    ready: async () => undefined,
    openQueue: (options) =>
      new bound.Queue<JobEnvelope>(QUEUE_NAME, { ...options, connection }) as unknown as JobQueueOf,
    openWorker: (work, options) =>
      new bound.Worker<JobEnvelope>(QUEUE_NAME, work, { ...options, connection }) as unknown as JobWorkerOf,
    close: () => undefined,
  };
}

async function migrate(queueUrl: string): Promise<void> {
  const client = new QuietClient({ connectionString: queueUrl, connectionTimeoutMillis: 4_000 });
  await client.connect();
  try {
    // Who only works with the queue may not own its tables, and BullMQ's own check would try to change them.
    if ((await versionOf(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client);
  } finally {
    await client.end();
  }
}

async function versionOf(client: QuietClient): Promise<number> {
  const table = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${POSTGRES_QUEUE_SCHEMA}.migration') IS NOT NULL AS there`,
  );
  if (!table.rows[0]?.there) return 0;
  const { rows } = await client.query<{ version: number | null }>(
    `SELECT max(version)::int AS version FROM ${POSTGRES_QUEUE_SCHEMA}.migration`,
  );
  return rows[0]?.version ?? 0;
}
