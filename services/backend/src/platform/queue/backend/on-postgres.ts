import {
  createPostgresBackend,
  type PgPool,
  withBackend,
  DEFAULT_SCHEMA,
  LATEST_SCHEMA_VERSION,
  runMigrations,
} from 'bullmq';
import { Pool, type Client } from 'pg';
import { ClientWithErrorListener, withClient } from '../../database/client-with-error-listener';
import type { JobQueueOf, JobWorkerOf, QueueBackend } from './queue-backend';
import { slowFailedFetch } from './slow-failed-fetch';

/** A row lock is written to disk as a job is, and refused by a server that only reads. */
const PROBE = 'SELECT FROM migration LIMIT 1 FOR NO KEY UPDATE';

const bullmq = withBackend(slowFailedFetch(createPostgresBackend));

export function onPostgres(queueUrl: string): QueueBackend {
  let prepared: Promise<void> | undefined;
  const pools = new Set<Pool>();
  let probe: Pool | undefined;
  /**
   * Connections for a queue or a worker. With an address alone BullMQ would open its own, and listen on one whose loss in the
   * moment that it is up ends the process. Each lane has two such pools, for its queue and for its worker, which keeps one
   * connection to listen.
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
    takesJobs: async () => {
      await (probe ??= openPool(1).on('error', () => undefined)).query(PROBE);
    },
    openQueue: async (name, options) => {
      const queue = await open((connection) => new bullmq.Queue(name, { ...options, connection }));
      return queue as unknown as JobQueueOf;
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

interface Opened {
  on: (event: 'error', listener: () => void) => unknown;
  waitUntilReady: () => Promise<unknown>;
  close: () => Promise<void>;
}

export const POSTGRES_QUEUE_SCHEMA = DEFAULT_SCHEMA;

/** Brings BullMQ's tables up to date. Current ones are left alone, because the role of the worker may not own them. */
const prepareQueueTables = (queueUrl: string): Promise<void> =>
  withClient(queueUrl, async (client) => {
    if ((await versionOf(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client);
  });

async function versionOf(client: Client): Promise<number> {
  const table = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${POSTGRES_QUEUE_SCHEMA}.migration') IS NOT NULL AS there`,
  );
  if (!table.rows[0]?.there) return 0;
  const { rows } = await client.query<{ version: number | null }>(
    `SELECT max(version)::int AS version FROM ${POSTGRES_QUEUE_SCHEMA}.migration`,
  );
  return rows[0]?.version ?? 0;
}
