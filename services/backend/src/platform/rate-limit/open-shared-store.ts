import type { Config } from '../config/config.schema';
import type { Database } from '../database/database';
import type { SharedStore } from './shared-store';

/**
 * Where SHARED_LIMITS says. Each is loaded where it is used: the library for Redis would take several megabytes of a process
 * that never speaks to it.
 * @throws Error when Redis is asked for and there is none.
 */
export async function openSharedStore(
  { QUEUE_URL, SHARED_LIMITS }: Pick<Config, 'QUEUE_URL' | 'SHARED_LIMITS'>,
  database: Database,
): Promise<SharedStore | undefined> {
  if (SHARED_LIMITS === 'off') return undefined;
  if (SHARED_LIMITS === 'postgres') return (await import('./count-on-postgres.js')).countOnPostgres(database);
  if (!QUEUE_URL.startsWith('redis')) throw new Error('SHARED_LIMITS is redis, and QUEUE_URL leads to no Redis');
  return (await import('./count-on-redis.js')).countOnRedis(QUEUE_URL);
}
