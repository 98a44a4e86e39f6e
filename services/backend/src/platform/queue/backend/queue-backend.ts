import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { BackendFactory, IQueueBackend, Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobEnvelope } from '../job';

export type JobQueueOf = Pick<
  Queue<JobEnvelope>,
  'add' | 'close' | 'getJob' | 'getJobCounts' | 'getJobState' | 'name' | 'on' | 'remove'
>;
export type JobWorkerOf = Pick<Worker<JobEnvelope>, 'close' | 'on'>;

/** BullMQ on Redis or on Postgres, decided by the address alone. */
export abstract class QueueBackend {
  /** Prepares the backend: Postgres' tables, nothing on Redis. After a success it costs nothing. */
  abstract prepare(): Promise<void>;
  /** Rejects while jobs cannot be added. Commands for a Redis that is away would pile up in memory. */
  abstract ready(): Promise<void>;
  /** Rejects while jobs cannot be added: the server is away, is a replica, or is full. Writes, and leaves nothing behind. */
  abstract takesJobs(): Promise<void>;
  /** The `maxmemory-policy` of Redis, `noeviction` for a backend that throws nothing away, null when it does not say. */
  abstract evictionPolicy(): Promise<string | null>;
  /** @throws when the backend cannot be reached. */
  abstract openQueue(name: string, options: Partial<QueueOptions>): Promise<JobQueueOf>;
  /** Hands out jobs from now on. @throws when the backend cannot be reached. */
  abstract openWorker(
    name: string,
    work: Processor<JobEnvelope>,
    options: Partial<WorkerOptions>,
  ): Promise<JobWorkerOf>;
  /** To be called when all that was opened is closed. */
  abstract close(): Promise<void>;
}

/** A failed fetch fails a second later: a worker fetches again at once, thousands of times a second, or for ever. */
export const slowFailedFetch =
  <Backend extends IQueueBackend, Connection>(
    create: BackendFactory<Backend, Connection>,
  ): BackendFactory<Backend, Connection> =>
  (...options) => {
    const backend = create(...options);
    const fetch = backend.moveToActive.bind(backend);
    backend.moveToActive = (...job) =>
      fetch(...job).catch(async (error: unknown) => {
        await delay(1_000);
        throw error;
      });
    return backend;
  };

/** Waits two seconds for a connection that is being made. @throws when there is none by then. */
export async function becomeReady(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready', { signal: AbortSignal.timeout(2_000) });
}
