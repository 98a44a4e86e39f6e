import { once } from 'node:events';
import { Redis } from 'ioredis';

const READY_LIMIT_MS = 2_000;

/** A connection as BullMQ wants it: commands wait for as long as it takes, and a lost server is looked for every two seconds. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 3_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  // Without a listener ioredis prints each refused connection; the queue's own error event tells it to the log.
  redis.on('error', () => undefined);
  return redis;
}

/** Waits a moment for a connection that is being made. @throws when there is none in time. */
export async function becomeReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(READY_LIMIT_MS) });
}
