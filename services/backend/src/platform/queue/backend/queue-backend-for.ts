import { onPostgres } from './on-postgres';
import { onRedis } from './on-redis';
import type { QueueBackend } from './queue-backend';

export const queueBackendFor = (queueUrl: string): QueueBackend =>
  queueUrl.startsWith('redis') ? onRedis(queueUrl) : onPostgres(queueUrl);
