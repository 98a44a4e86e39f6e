import pg from 'pg';

/** Whether nobody works here yet: a database just made, or one whose first start was interrupted. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query('SELECT 1 FROM staff LIMIT 1')).rowCount === 0;
  } finally {
    await client.end();
  }
}
