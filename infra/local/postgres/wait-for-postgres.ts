import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { readTail } from '../backend/wait-for-health.ts';
import { hasEnded } from '../process/stop-process.ts';

// Recovery after a crash may take a while, so the limit is generous; a process that ended is noticed at once.
export async function waitForPostgres(
  child: ChildProcess,
  url: string,
  log: string,
  timeoutMs = 60_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  for (;;) {
    if (failure) throw failure;
    if (hasEnded(child)) throw new Error(`PostgreSQL did not start. The end of ${log}:\n${readTail(log)}`);
    if (await answers(url)) return;
    if (Date.now() > end) throw new Error(`PostgreSQL did not answer in time. See ${log}.`);
    await pause(100);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    // The server is there and refuses the password: waiting would not help.
    if ((error as { code?: string }).code === '28P01') throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function ensureDatabase(adminUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // A server that ends meanwhile closes the connection; the query says so, and the event would end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
