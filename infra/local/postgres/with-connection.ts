import pg from 'pg';

export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Does something with one connection to a database, and closes it. */
export async function withConnection<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(async <Row extends object>(sql: string, values: unknown[] = []) => {
      const { rows } = await client.query<Row>(sql, values);
      return rows;
    });
  } finally {
    await client.end();
  }
}

/** For statements that take no parameters, such as those about databases and roles. */
export const { escapeIdentifier, escapeLiteral } = pg;

/** The row of a statement that always gives one. */
export function oneOf<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement gave no row');
  return row;
}
