import type { TestApi } from './start-api';

/**
 * Makes the database one that API and worker may only read, as on a replica, or one that they may write to again. Connections that
 * are there stay as they are, unless they are ended.
 */
export async function setReadOnly(api: TestApi, isReadOnly: boolean, { endsConnections = true } = {}): Promise<void> {
  const name = new URL(api.databaseUrl).pathname.slice(1);
  const setting = 'default_transaction_read_only';
  await api.sql(
    `ALTER ROLE frontdoor_runtime IN DATABASE ${name} ${isReadOnly ? `SET ${setting} = on` : `RESET ${setting}`}`,
  );
  if (endsConnections)
    await api.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND usename = 'frontdoor_runtime'`,
    );
}
