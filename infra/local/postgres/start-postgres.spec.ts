import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { startPostgres } from './start-postgres.ts';

// A folder with mode 0700, as mkdtemp makes it, is the hard case for root.
const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
const dataDir = join(folder, 'cluster');
after(() => rmSync(folder, { recursive: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat() as unknown[];
  } finally {
    await client.end();
  }
}

test('a cluster is made, durable, closed to the network, and sorts alike everywhere', async () => {
  const postgres = await startPostgres({ dataDir });
  const durable = ['fsync', 'synchronous_commit', 'full_page_writes'];
  for (const name of durable) assert.deepEqual(await ask(postgres.url, `SHOW ${name}`), ['on']);
  assert.deepEqual(await ask(postgres.url, 'SHOW listen_addresses'), ['127.0.0.1']);
  assert.deepEqual(await ask(postgres.url, "SELECT 'Z' < 'a'"), [true]);
  const locales =
    'SELECT datlocprovider, datcollate, datctype, datlocale FROM pg_database WHERE datname = current_database()';
  assert.deepEqual(await ask(postgres.url, locales), ['b', 'C', 'C.UTF-8', 'C.UTF-8']);
  const queue = await postgres.urlOf('queue');
  assert.deepEqual(await ask(queue, 'SELECT current_database()'), ['queue']);
  assert.equal(statSync(`${dataDir}.password`).mode & 0o777, 0o600);
  await ask(postgres.url, 'CREATE TABLE kept AS SELECT 1 AS one');
  await postgres.stop();
  assert.equal(postgres.process.exitCode, 0);
});

test('after kill -9, and with its number in other hands, it starts again with its data', async () => {
  const killed = await startPostgres({ dataDir });
  const ended = once(killed.process, 'exit');
  killed.process.kill('SIGKILL');
  await ended;
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  assert.deepEqual(await ask(postgres.url, 'SELECT one FROM kept'), [1]);
  assert.deepEqual(await ask(postgres.url, 'SHOW fsync'), ['off']);
  await postgres.stop();
});

test('one that a killed stack left running is taken over', async () => {
  const forgotten = await startPostgres({ dataDir });
  const ended = once(forgotten.process, 'exit');
  const postgres = await startPostgres({ dataDir });
  await ended;
  assert.deepEqual(await ask(postgres.url, 'SELECT one FROM kept'), [1]);
  await postgres.stop();
});
