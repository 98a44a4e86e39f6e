import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.schema';
import { QuietClient } from './quiet-client';

/** Pool and time limits of every process. A statement that hangs is cut off, so that a stuck database shows as 503 and not as silence. */
export const dataSourceOptions = (config: Config): DataSourceOptions => ({
  type: 'postgres',
  url: config.DATABASE_URL,
  synchronize: false,
  logging: false,
  extra: {
    Client: QuietClient,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // For a server that no longer answers at all, so that the one above never comes.
    query_timeout: 17_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  },
});
