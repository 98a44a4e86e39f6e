import { randomBytes } from 'node:crypto';
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

export async function inServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

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
  const drop = () => inServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { url: asRuntimeRole(ownerUrl), ownerUrl, drop };
}
