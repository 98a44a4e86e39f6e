import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const serverUrl = () => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`, which starts a PostgreSQL');
  return url;
};

const urlOf = (database: string) => Object.assign(new URL(serverUrl()), { pathname: `/${database}` }).toString();
export const templateUrl = () => urlOf('template_frontdoor');

/** The same database by the role that API and worker use: rows can be worked with, the audit log only added to. */
export const asRuntimeRole = (url: string) =>
  Object.assign(new URL(url), { username: 'frontdoor_runtime', password: 'of-a-throwaway-database' }).toString();

export const inServer = (sql: string): Promise<void> => withServer(async (client) => void (await client.query(sql)));

async function withServer(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database. A pool says that it has ended before its connections are closed, and a connection that the server ends while it is
 * being closed throws where nobody listens, in the file of tests that runs then: so those get half a second to go by themselves.
 */
export const dropDatabase = (name: string): Promise<void> =>
  withServer(async (client) => {
    const count = 'SELECT FROM pg_stat_activity WHERE datname = $1';
    for (let looks = 0; looks < 20 && (await client.query(count, [name])).rowCount !== 0; looks++) await sleep(25);
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

export interface TestDatabase {
  /** As API and worker reach it. */
  url: string;
  /** The address for the role that made it. */
  ownerUrl: string;
  drop: () => Promise<void>;
}

/** A database of its own with the whole schema, and a way to drop it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`;
  await inServer(`CREATE DATABASE ${name} TEMPLATE template_frontdoor`);
  const ownerUrl = urlOf(name);
  return { url: asRuntimeRole(ownerUrl), ownerUrl, drop: () => dropDatabase(name) };
}
