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
};

const count = (value: number) => Math.round(value).toLocaleString('en');
const inOneLine = (query: string) => query.replaceAll(/\s+/g, ' ').trim();

/** How much each deed reads when the tables have so many rows. Returns those that read a big table from end to end. */
async function measure(rows: number): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const work = async (benched: BenchedSystem) => {
    const { system, folder, undo } = benched;
    const client = new pg.Client({ connectionString: system.databaseUrl });
    await client.connect();
    undo.add(() => client.end());
    const began = performance.now();
    await fillTables(client, rows);
    console.log(`\n${count(rows)} applications, filled in ${count((performance.now() - began) / 1000)} s`);
    const watch = await watchStatements(system.databaseUrl, join(folder, 'postgres.log'));
    undo.add(() => watch.end());
    deeds.push(...(await runRequests(benched, client, watch)));
    deeds.push(await runEraseAgain(benched, client, watch));
    deeds.push(await runWorker(benched, client, watch));
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

const scanning: Deed[] = [];
for (const rows of readSettings().rows) scanning.push(...(await measure(rows)));
if (scanning.length > 0) {
  console.error(`\n${scanning.length} deeds read a big table from end to end`);
  process.exitCode = 1;
}
