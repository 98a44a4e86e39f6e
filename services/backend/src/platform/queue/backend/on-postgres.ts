import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  LATEST_SCHEMA_VERSION,
  type PgPool,
  type QueueBase,
  runMigrations,
  withBackend,
} from 'bullmq';
import { Pool } from 'pg';
import { ClientWithErrorListener, withClient } from '../../database/client-with-error-listener';
import { type JobQueueOf, type JobWorkerOf, type QueueBackend, slowFailedFetch } from './queue-backend';

/** A row lock is written to disk as a job is, and refused by a server that only reads. */
const PROBE = 'SELECT FROM migration LIMIT 1 FOR NO KEY UPDATE';

const bullmq = withBackend(slowFailedFetch(createPostgresBackend));

export function onPostgres(queueUrl: string): QueueBackend {
  let prepared: Promise<void> | undefined;
  const pools = new Set<Pool>();
  let probe: Pool | undefined;
  /**
   * With an address alone BullMQ listens on a connection whose loss in the moment that it is up ends the process. Each lane has
   * two such pools, for its queue and for its worker, which keeps one connection to listen.
   */
  const openPool = (max = 3) => {
    const pool = new Pool({
      connectionString: queueUrl,
      // BullMQ's statements name no schema.
      options: `-c search_path=${POSTGRES_QUEUE_SCHEMA}`,
      Client: ClientWithErrorListener,
      max,
      connectionTimeoutMillis: 4_000,
      query_timeout: 17_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    pools.add(pool);
    return pool;
  };
  /** BullMQ remembers that its first look at its tables failed: an object that made it never works again. */
  const open = async <Kind extends Opened>(make: (connection: PgPool) => Kind): Promise<Kind> => {
    const pool = openPool();
    const opened = make(pool as unknown as PgPool);
    opened.on('error', () => undefined);
    try {
      await opened.waitUntilReady();
      return opened;
    } catch (error) {
      await opened.close().catch(() => undefined);
      pools.delete(pool);
      await pool.end();
      throw error;
    }
  };
  return {
    prepare: () =>
      (prepared ??= prepareQueueTables(queueUrl).catch((error: unknown) => {
        prepared = undefined;
        throw error;
      })),
    ready: async () => undefined,
    takesJobs: async () => void (await (probe ??= openPool(1).on('error', () => undefined)).query(PROBE)),
    evictionPolicy: async () => 'noeviction',
    openQueue: async (name, options) => {
      const queue: unknown = await open((connection) => new bullmq.Queue(name, { ...options, connection }));
      return queue as JobQueueOf;
    },
    openWorker: async (name, work, options) => {
      const settings = { ...options, autorun: false };
      const worker = await open((connection) => new bullmq.Worker(name, work, { ...settings, connection }));
      void worker.run().catch((error: Error) => worker.emit('error', error));
      return worker as unknown as JobWorkerOf;
    },
    close: async () => {
      const ends = Array.from(pools, (pool) => pool.end());
      pools.clear();
      await Promise.all(ends);
    },
  };
}

type Opened = Pick<QueueBase, 'waitUntilReady' | 'close'> & { on: (event: 'error', listener: () => void) => unknown };

export const POSTGRES_QUEUE_SCHEMA = DEFAULT_SCHEMA;

/** Brings BullMQ's tables up to date. Current ones are left alone, because the role of the worker may not own them. */
const prepareQueueTables = (queueUrl: string): Promise<void> =>
  withClient(queueUrl, async (client) => {
    const done = `${POSTGRES_QUEUE_SCHEMA}.migration`;
    const there = await client.query<{ is: boolean }>(`SELECT to_regclass('${done}') IS NOT NULL AS is`);
    const newest = `SELECT max(version)::int AS version FROM ${done}`;
    const newestSchema = there.rows[0]?.is ? await client.query<{ version: number | null }>(newest) : undefined;
    if ((newestSchema?.rows[0]?.version ?? 0) < LATEST_SCHEMA_VERSION) await runMigrations(client);
  });
