import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { alignColumns } from '../report/align-columns.ts';
import { fillTables } from './fill-tables.ts';
import { type Deed, runEraseAgain, runRequests, runWorker } from './run-deeds.ts';
import { watchingSettings, watchStatements } from './watch-statements.ts';
import { readSettings } from '../settings.ts';
import { type BenchedSystem, withSystem } from '../system/with-system.ts';

/** Nothing here is a measure of the disk. */
const quick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  // An index that is built anew is not written down twice.
  wal_level: 'minimal',
  max_wal_senders: '0',
};

const count = (value: number) => Math.round(value).toLocaleString('en');
const inOneLine = (query: string) => query.replaceAll(/\s+/g, ' ').trim();

/** Tells the seconds since the last part ended, and how busy the machine was: without that no time can be compared. */
function tellTimes() {
  let began = performance.now();
  return (part: string) => {
    const seconds = (performance.now() - began) / 1_000;
    began = performance.now();
    console.log(`  ${part}: ${seconds.toFixed(1)} s (load average ${loadavg()[0]!.toFixed(1)})`);
  };
}

/** How much each deed reads when the tables have so many rows. Returns those that read a big table from end to end. */
async function measure(rows: number): Promise<Deed[]> {
  console.log(`\n${count(rows)} applications`);
  const tell = tellTimes();
  const deeds: Deed[] = [];
  const work = async (benched: BenchedSystem) => {
    const { system, folder, undo } = benched;
    tell('a migrated database');
    await fillTables(system.databaseUrl, rows, tell);
    // The rows tell of files, so that no process gives a storage without any its id by itself.
    await system.runCommand('storage-id', { ANYWAY: 'yes' });
    const client = new pg.Client({ connectionString: system.databaseUrl });
    await client.connect();
    undo.add(() => client.end());
    const watch = await watchStatements(system.databaseUrl, join(folder, 'postgres.log'));
    undo.add(() => watch.end());
    deeds.push(...(await runRequests(benched, client, watch)));
    deeds.push(await runEraseAgain(benched, client, watch));
    deeds.push(await runWorker(benched, client, watch));
    tell('deeds');
    print(deeds);
  };
  await withSystem(work, { ...quick, ...watchingSettings });
  return deeds.filter(({ scans }) => scans.length > 0);
}

function print(deeds: Deed[]): void {
  const lines = deeds.map(({ name, calls, buffers, ms, scans }) => [
    `  ${name}`,
    count(calls),
    count(buffers),
    count(ms),
    scans.length > 0 ? 'yes' : '',
  ]);
  console.log(alignColumns([['', 'statements', 'buffers', 'ms', 'scans'], ...lines]));
  const dearest = deeds.at(-1)!.statements.slice(0, 20);
  const each = dearest.map(({ query, calls, buffers }) => [
    `  ${inOneLine(query).slice(0, 110)}`,
    count(calls),
    count(buffers / calls),
  ]);
  console.log(`\nThe worker's dearest statements\n${alignColumns([['', 'calls', 'buffers each'], ...each])}`);
  for (const { name, scans } of deeds)
    for (const { node, table, rows, query } of scans.slice(0, 3))
      console.log(`\n${name}: ${node} reads ${count(rows)} rows of ${table}\n  ${inOneLine(query).slice(0, 600)}`);
}

const began = performance.now();
const scanning: Deed[] = [];
for (const rows of readSettings().rows) scanning.push(...(await measure(rows)));
console.log(`\nAll of it took ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
if (scanning.length > 0) {
  console.error(`\n${scanning.length} deeds read a big table from end to end`);
  process.exitCode = 1;
}
