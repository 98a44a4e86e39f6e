import { type PgPool, withBackend } from 'bullmq';
import type { Pool } from 'pg';
import { openQueuePool } from './open-queue-pool';
import { prepareQueueTables } from './prepare-queue-tables';
import type { JobQueueOf, JobWorkerOf, QueueBackend } from './queue-backend';
import { QUEUE_NAME } from './queue-name';
import { unhurriedBackend } from './unhurried-backend';

const bullmq = withBackend(unhurriedBackend);

export function onPostgres(queueUrl: string): QueueBackend {
  let prepared: Promise<void> | undefined;
  const pools: Pool[] = [];
  const connect = () => {
    const pool = openQueuePool(queueUrl);
    pools.push(pool);
    return { connection: pool as unknown as PgPool };
  };
  return {
    prepare: () =>
      (prepared ??= prepareQueueTables(queueUrl).catch((error: unknown) => {
        prepared = undefined;
        throw error;
      })),
    ready: async () => undefined,
    openQueue: async (options) => {
      const queue = await whenReady(new bullmq.Queue(QUEUE_NAME, { ...options, ...connect() }));
      return queue as unknown as JobQueueOf;
    },
    openWorker: async (work, options) => {
      const worker = await whenReady(new bullmq.Worker(QUEUE_NAME, work, { ...options, ...connect(), autorun: false }));
      void worker.run().catch((error: Error) => worker.emit('error', error));
      return worker as unknown as JobWorkerOf;
    },
    close: async () => void (await Promise.all(pools.splice(0).map((pool) => pool.end()))),
  };
}

interface Opened {
  on: (event: 'error', listener: () => void) => unknown;
  waitUntilReady: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** BullMQ keeps a first look at its tables that failed: whatever made it is of no use, however long it is kept. */
async function whenReady<Kind extends Opened>(opened: Kind): Promise<Kind> {
  opened.on('error', () => undefined);
  try {
    await opened.waitUntilReady();
    return opened;
  } catch (error) {
    await opened.close().catch(() => undefined);
    throw error;
  }
}
