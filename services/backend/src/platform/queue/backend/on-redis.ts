import { getDefaultBackendFactory, withBackend } from 'bullmq';
import type { Redis } from 'ioredis';
import { becomeReady, connectRedis } from './connect-redis';
import type { JobQueueOf, JobWorkerOf, QueueBackend } from './queue-backend';
import { slowFailedFetch } from './slow-failed-fetch';

/** Below BullMQ's own prefix, for a role that may write nothing else; no queue of ours has this name. */
const PROBE_KEY = 'bull:frontdoor-probe';
const PROBE_LIFE_MS = 1_000;

const bullmq = withBackend(slowFailedFetch(getDefaultBackendFactory()));

export function onRedis(queueUrl: string): QueueBackend {
  const connections: Redis[] = [];
  let producer: Redis | undefined;
  let consumer: Redis | undefined;
  const connect = () => {
    const redis = connectRedis(queueUrl);
    connections.push(redis);
    return redis;
  };
  return {
    prepare: async () => undefined,
    ready: () => becomeReady((producer ??= connect())),
    takesJobs: async () => {
      producer ??= connect();
      await becomeReady(producer);
      await producer.set(PROBE_KEY, '', 'PX', PROBE_LIFE_MS);
    },
    openQueue: async (name, options) => {
      const queue = new bullmq.Queue(name, { ...options, connection: (producer ??= connect()) });
      return queue as unknown as JobQueueOf;
    },
    // Each worker makes one more connection of it, on which it waits for jobs.
    openWorker: async (name, work, options) => {
      const worker = new bullmq.Worker(name, work, { ...options, connection: (consumer ??= connect()) });
      return worker as unknown as JobWorkerOf;
    },
    // Each once: to part from a connection that has ended, ioredis waits for two seconds.
    close: async () => connections.splice(0).forEach((redis) => redis.disconnect()),
  };
}
