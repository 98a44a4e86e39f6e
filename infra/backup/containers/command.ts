// node infra/backup/containers/command.ts serve | backup | verify | restore-rehearsal | migration-rehearsal | restore | note-lost | stanza-upgrade: in the image `frontdoor/backup`, which docker-compose.yml runs.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withConnection } from '../../local/postgres/with-connection.ts';
import { describeLost, noteLost, NOTHING_ACKNOWLEDGED } from '../compare-restored.ts';
import type { RestoredServer } from '../database-backup.ts';
import { tellLostFiles } from '../lost/lost-files.ts';
import { describeOrder, putInOrder } from '../put-in-order.ts';
import { joinAcknowledged, readAcknowledged } from '../read-acknowledged.ts';
import { describe } from '../rehearse.ts';
import { commandSettings, filesBackup, lastingBackup, OWNER, places, sourceBackup, storageUrl } from './places.ts';
import { rehearseMigration, rehearseRestore } from './rehearse-restore.ts';
import { announceHistory } from './restored-postgres.ts';
import { serve } from './service.ts';

const timeZone = process.env.COMPANY_TIME_ZONE || 'UTC';
const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** As TIME is given. */
const timeOf = (at: Date) =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+00');

async function backUp(): Promise<void> {
  const backup = sourceBackup();
  const { behindSeconds } = await backup.archive().catch(() => ({ behindSeconds: Number.NaN }));
  const from = await backup.base('full');
  const copied = await filesBackup().copy(places.acknowledged, places.certificates);
  await pause(Math.max(0, from.getTime() - Date.now()));
  // The archive ends behind this moment.
  const until = new Date();
  await backup.archive();
  const oldest = await backup.oldestPoint();
  print(`A full copy of the database is made, as of ${timeOf(from)}; ${copied} new files are copied.`);
  print(`The database can be restored to any moment since ${timeOf(oldest)}, at present until ${timeOf(until)}.`);
  if (!Number.isNaN(behindSeconds)) print(`Before this, the archive was ${behindSeconds.toFixed(0)} s behind (RPO).`);
  await verify();
}

async function verify(): Promise<void> {
  const faults = await sourceBackup().verify();
  for (const { message } of faults) print(`FAILED  ${message}`);
  if (faults.length > 0) process.exitCode = 1;
  else print('Each file of the backup is what was written.');
}

async function rehearse(): Promise<void> {
  const rehearsals = await rehearseRestore(Number(process.env.POINTS || 3));
  if (!rehearsals[0]) return print(NOTHING_ACKNOWLEDGED);
  print(`The archive was ${rehearsals[0].rpoSeconds.toFixed(0)} s behind (RPO).`);
  for (const rehearsal of rehearsals) {
    print(describe(rehearsal));
    if (rehearsal.problems.length > 0) process.exitCode = 1;
  }
}

async function tryMigration(): Promise<void> {
  const rehearsal = await rehearseMigration();
  print(describe(rehearsal));
  // Read by infra/compose/upgrade.sh.
  const { migrationBytes = 0 } = rehearsal.order ?? {};
  print(`The migration wrote ${Math.ceil(migrationBytes / 1024 ** 2)} MB of WAL.`);
  if (rehearsal.problems.length > 0) process.exitCode = 1;
}

/** The files that the rows of a restored database name. */
const neededFiles = (url: string) =>
  withConnection(url, async (ask) => {
    const rows = await ask<{ name: string }>(`
      SELECT 'resumes/' || key AS name FROM resumes WHERE state = 'stored'
      UNION SELECT 'resumes/' || key FROM former_resumes WHERE state = 'stored'`);
    return rows.map(({ name }) => name);
  });

/** Has the running database send what it has, so that moments until now can be restored; undefined where none runs that is backed up here. */
const findSource = () =>
  sourceBackup()
    .archive()
    .then(
      () => OWNER,
      () => undefined,
    );

async function restore(): Promise<void> {
  const point = new Date(process.env.TIME ?? '');
  if (Number.isNaN(point.getTime()))
    throw new Error("TIME says to which moment, for example TIME='2026-11-26 10:00:00+00'.");
  if (readdirSync(places.restored).length > 0) throw new Error('The volume that is to be restored to is not empty.');
  try {
    // As Postgres has it below the root of its volume.
    const folder = join(places.restored, (process.env.PGDATA ?? '').replace('/var/lib/postgresql/', ''));
    const server = await lastingBackup(await findSource()).restore(point, folder);
    try {
      const given = await filesBackup().giveBack(await neededFiles(server.url));
      print(`Restored to ${point.toISOString()}; ${given} files that the storage lacked are back.`);
      for (const line of describeOrder(await putInOrder(server, storageUrl(), commandSettings()))) print(line);
      await tellLost(server.url, point);
      await fetchCertificates();
      await dropQueue(server);
    } finally {
      await server.stop();
    }
    announceHistory(folder);
    for (const ending of ['log', 'hba']) rmSync(`${folder}.${ending}`, { force: true });
  } catch (error) {
    for (const name of readdirSync(places.restored))
      rmSync(join(places.restored, name), { recursive: true, force: true });
    throw error;
  }
}

/** By the lines in the backup, and by those of the API, which are gone where the machine was lost. */
async function tellLost(url: string, point: Date): Promise<void> {
  const copied = await filesBackup()
    .lines.read()
    .catch((error: Error) => {
      print(`FAILED  What was acknowledged: ${error.message}`);
      return [];
    });
  const acknowledged = joinAcknowledged(copied, readAcknowledged(places.acknowledged));
  for (const line of describeLost(acknowledged, await noteLost(url, point, acknowledged))) print(line);
}

/** Of the storage that is used. A restore marks them by itself, and tells how many. */
async function markLostFiles(): Promise<void> {
  const { lines, failed } = await tellLostFiles(OWNER, (names) => filesBackup().findLacking(names));
  for (const line of lines) print(line);
  if (failed) process.exitCode = 1;
}

/** For the service `certificates`, which puts them back. Without them the gateway orders new ones. */
async function fetchCertificates(): Promise<void> {
  if (!places.certificates) return;
  await filesBackup()
    .fetchCertificates(places.certificates)
    .catch((error: Error) => print(`FAILED  The certificates: ${error.message}`));
}

/** The commands wanted a queue, and the one of the containers is Redis. */
const dropQueue = (server: RestoredServer) =>
  withConnection(server.url, (ask) => ask('DROP DATABASE IF EXISTS queue WITH (FORCE)'));

const commands: Record<string, () => Promise<unknown>> = {
  serve: () => serve(timeZone),
  backup: backUp,
  verify,
  'restore-rehearsal': rehearse,
  'migration-rehearsal': tryMigration,
  restore,
  // Of the database that runs, after the switch to a restored one.
  'note-lost': async () => {
    await tellLost(OWNER, new Date());
    await markLostFiles();
  },
  'stanza-upgrade': () => sourceBackup().upgradeStanza(),
};
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => process.exit(process.argv[2] === 'serve' ? 0 : 130));
try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`There is ${Object.keys(commands).join(', ')}.`);
  await command();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
