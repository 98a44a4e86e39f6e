import { DEFAULT_SCHEMA, LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type { Client } from 'pg';
import { withClient } from '../../database/client-with-error-listener';

export const POSTGRES_QUEUE_SCHEMA = DEFAULT_SCHEMA;

/** Brings BullMQ's tables up to date. Who only works with the queue may not own them, so nothing is done to tables that are. */
export const prepareQueueTables = (queueUrl: string): Promise<void> =>
  withClient(queueUrl, async (client) => {
    if ((await versionOf(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client);
  });

async function versionOf(client: Client): Promise<number> {
  const table = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${POSTGRES_QUEUE_SCHEMA}.migration') IS NOT NULL AS there`,
  );
  if (!table.rows[0]?.there) return 0;
  const { rows } = await client.query<{ version: number | null }>(
    `SELECT max(version)::int AS version FROM ${POSTGRES_QUEUE_SCHEMA}.migration`,
  );
  return rows[0]?.version ?? 0;
}
