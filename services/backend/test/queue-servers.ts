import { Redis } from 'ioredis';

/** Both backends of the queue, as far as this machine has them. The Postgres one lives in the test's own database. */
export const queueServers: [name: string, url: string | null][] = [
  ['Postgres', null],
  ['Redis', process.env['TEST_REDIS_URL'] || 'missing'],
];

/** The same queues in a Redis database of the suite's own, because suites run at the same time. */
export const queueServersOf = (database: number): typeof queueServers =>
  queueServers.map(([name, url]) => [name, url && url !== 'missing' ? `${url}/${database}` : url]);

/** Empties the database that a Redis address names. */
export async function flush(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}
