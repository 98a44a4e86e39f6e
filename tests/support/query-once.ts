import pg from 'pg';

export type Row = Record<string, unknown>;

/** One statement on a connection of its own, so that no test holds one while PostgreSQL is being restarted. */
export async function queryOnce<Result extends Row = Row>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Result[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Result>(sql, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
