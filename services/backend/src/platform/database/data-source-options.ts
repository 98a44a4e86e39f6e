import type { DataSourceOptions } from 'typeorm';
import type { MigrateConfig } from '../config/config.schema';
import { ClientWithErrorListener } from './client-with-error-listener';

/**
 * How long the API waits for a lock, in milliseconds. Then it answers 503 and frees the connection. The limit is set when a connection is made and costs a statement nothing.
 */
export const LOCK_TIMEOUT_MS = 2_000;

/**
 * Pool and time limits of every process. A statement that hangs is cut off, so that a stuck database shows as 503 and not as
 * silence. It may spend all of that time on waiting for locks, unless `lockTimeoutMs` is given.
 */
export const dataSourceOptions = (
  config: Pick<MigrateConfig, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  lockTimeoutMs = 0,
): DataSourceOptions => ({
  type: 'postgres',
  url: config.DATABASE_URL,
  synchronize: false,
  logging: false,
  extra: {
    Client: ClientWithErrorListener,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: lockTimeoutMs,
    // For a server that no longer answers at all, so that the one above never comes.
    query_timeout: 17_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  },
});
