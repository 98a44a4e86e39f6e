import { getDefaultBackendFactory, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import { becomeReady, type JobQueueOf, type JobWorkerOf, type QueueBackend, slowFailedFetch } from './queue-backend';

/** Below BullMQ's own prefix, for a role that may write nothing else; no queue of ours has this name. */
const PROBE_KEY = 'bull:frontdoor-probe';

const bullmq = withBackend(slowFailedFetch(getDefaultBackendFactory()));

export function onRedis(queueUrl: string): QueueBackend {
  const connections: Redis[] = [];
  /** As BullMQ wants it: commands wait for as long as it takes. A lost server is looked for every two seconds. */
  const connect = () => {
    const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2_000);
    const redis = new Redis(queueUrl, { maxRetriesPerRequest: null, connectTimeout: 3_000, retryStrategy });
    // Without a listener ioredis prints each refused connection; the queue's own error event tells it to the log.
    connections.push(redis.on('error', () => undefined));
    return redis;
  };
  let producer: Redis | undefined;
  let consumer: Redis | undefined;
  return {
    prepare: async () => undefined,
    ready: () => becomeReady((producer ??= connect())),
    takesJobs: async () => {
      await becomeReady((producer ??= connect()));
      await producer.set(PROBE_KEY, '', 'PX', 1_000);
    },
    evictionPolicy: async () => {
      await becomeReady((producer ??= connect()));
      return readEvictionPolicy(producer);
    },
    openQueue: async (name, options) =>
      new bullmq.Queue(name, { ...options, connection: (producer ??= connect()) }) as unknown as JobQueueOf,
    // Each worker makes one more connection of it, on which it waits for jobs.
    openWorker: async (name, work, options) => {
      const connection = (consumer ??= connect());
      return new bullmq.Worker(name, work, { ...options, connection }) as unknown as JobWorkerOf;
    },
    // Each once: to part from a connection that has ended, ioredis waits for two seconds.
    close: async () => connections.splice(0).forEach((redis) => redis.disconnect()),
  };
}

/** Services that run Redis for others often forbid one of the two ways to ask. */
async function readEvictionPolicy(redis: Redis): Promise<string | null> {
  const configured = await redis.config('GET', 'maxmemory-policy').catch(() => null);
  const policy = Array.isArray(configured) ? configured[1] : undefined;
  if (typeof policy === 'string') return policy;
  const info = await redis.info('memory').catch(() => '');
  return /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? null;
}
