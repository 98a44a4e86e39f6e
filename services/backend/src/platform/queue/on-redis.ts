import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { becomeReady, connectRedis } from './connect-redis';
import type { QueueBackend } from './queue-backend';
import { QUEUE_NAME } from './queue-name';

export function onRedis(queueUrl: string): QueueBackend {
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
    openQueue: async (options) => new Queue(QUEUE_NAME, { ...options, connection: (producer ??= connect()) }),
    openWorker: async (work, options) => new Worker(QUEUE_NAME, work, { ...options, connection: connect() }),
    // Each once: to part from a connection that has ended, ioredis waits for two seconds.
    close: async () => connections.splice(0).forEach((redis) => redis.disconnect()),
  };
}
