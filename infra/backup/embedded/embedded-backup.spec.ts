import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startPostgres, type RunningPostgres } from '../../local/postgres/start-postgres.ts';
import { withConnection } from '../../local/postgres/with-connection.ts';
import type { BackupFault, FaultKind } from '../backup-fault.ts';
import { archiveFolders, archiveSettings, prepareArchive } from './archive-settings.ts';
import { EmbeddedBackup } from './embedded-backup.ts';
import { findGap, nextSegment } from './segments.ts';

const root = mkdtempSync(join(tmpdir(), "it's 100% a backup-"));
const backupDir = join(root, 'backup');
const keyFile = join(root, 'backup.key');
const dataDir = join(root, 'postgres');
let postgres: RunningPostgres;
let backup: EmbeddedBackup;
/** The moments after row 1, 2 and 3. */
const moments: Date[] = [];
/** The segments that these rows are in. */
const rowSegments: string[] = [];
let places = 0;
const noSync = { fsync: 'off' };

const addRow = () =>
  withConnection(postgres.url, async (ask) => {
    await ask('INSERT INTO kept (number) SELECT coalesce(max(number), 0) + 1 FROM kept');
    const [now] = await ask<{ at: Date; segment: string }>(
      'SELECT clock_timestamp() AS at, pg_walfile_name(pg_current_wal_insert_lsn()) AS segment',
    );
    rowSegments.push(now!.segment);
    // Points are given in milliseconds.
    await ask('SELECT pg_sleep(0.01)');
    moments.push(new Date(now!.at.getTime() + 2));
  });

before(async () => {
  const handOver = prepareArchive(backupDir, keyFile);
  const settings = { ...archiveSettings(backupDir, keyFile), fsync: 'off', archive_timeout: '0' };
  postgres = await startPostgres({ dataDir, settings, handOver });
  await withConnection(postgres.url, (ask) => ask('CREATE TABLE kept (number int)'));
  backup = new EmbeddedBackup({ folder: backupDir, keyFile }, { url: postgres.url, dataDir }, noSync);
  await backup.base();
  await addRow();
  await backup.archive();
  await addRow();
  await backup.archive();
  await addRow();
  await backup.archive();
});
after(async () => {
  await postgres.stop();
  rmSync(root, { recursive: true });
});

const segments = () => readdirSync(archiveFolders(backupDir).wal).toSorted();
const fresh = () => join(root, `restored-${(places += 1)}`);

/** A copy of the backup that something has happened to. */
function broken(breakIt: (folder: string) => void): string {
  const folder = `${fresh()}-backup`;
  cpSync(backupDir, folder, { recursive: true, preserveTimestamps: true });
  breakIt(folder);
  return folder;
}

async function expectFault(
  kind: FaultKind,
  words: RegExp,
  restoring: Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const fault = await restoring.then(
    async (server) => {
      await server.stop();
      throw new Error('It was restored');
    },
    (error: BackupFault) => error,
  );
  assert.equal(fault.kind, kind, fault.message);
  assert.match(fault.message, words);
}

test('a server is restored to a moment between two commits, beside the one that runs, and takes writes', async () => {
  const server = await backup.restore(moments[1]!, fresh());
  const rows = await withConnection(server.url, async (ask) => {
    const found = await ask<{ number: number }>('SELECT number FROM kept ORDER BY number');
    await ask('INSERT INTO kept VALUES (100)');
    return found;
  });
  await server.stop();
  assert.deepEqual(rows, [{ number: 1 }, { number: 2 }]);
  assert.deepEqual(await backup.verify(), []);
});

test('a segment that the archive has already may come again, and one of another server is refused', async () => {
  const [name] = segments();
  const { execFileSync } = await import('node:child_process');
  const program = new URL('archive-segment.ts', import.meta.url).pathname;
  const other = join(root, 'other');
  writeFileSync(other, 'of another server');
  const args = [program, archiveFolders(backupDir).wal, keyFile, other, name!];
  assert.throws(() => execFileSync(process.execPath, args, { stdio: 'pipe' }), /with other content/);
});

test('fault 399: a damaged segment is named, and nothing is restored as if it were the end', async () => {
  const name = rowSegments[2]!;
  const folder = broken((copy) => {
    const file = join(archiveFolders(copy).wal, name);
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(file, bytes);
  });
  const damaged = new EmbeddedBackup({ folder, keyFile }, undefined, noSync);
  await expectFault('damaged', new RegExp(`${name} is damaged`), damaged.restore(moments[2]!, fresh()));
  assert.deepEqual(
    (await damaged.verify()).map(({ kind }) => kind),
    ['damaged'],
  );
});

test('fault 400: a missing segment is named', async () => {
  const name = rowSegments[1]!;
  const folder = broken((copy) => rmSync(join(archiveFolders(copy).wal, name)));
  const lacking = new EmbeddedBackup({ folder, keyFile }, undefined, noSync);
  await expectFault('missing-segment', new RegExp(`${name} is missing`), lacking.restore(moments[2]!, fresh()));
  assert.deepEqual(
    (await lacking.verify()).map(({ message }) => message),
    [`The segment ${name} is missing in the archive.`],
  );
});

test('fault 401: a wrong key is named before anything is unpacked', async () => {
  const other = join(root, 'other.key');
  prepareArchive(join(root, 'unused'), other);
  const place = fresh();
  const restoring = new EmbeddedBackup({ folder: backupDir, keyFile: other }).restore(moments[0]!, place);
  await expectFault('wrong-key', /sealed with another key than the one of BACKUP_KEY_FILE/, restoring);
  assert.equal(existsSync(place), false);
});

test('fault 402: a copy of the cluster that is cut off is named', async () => {
  const folder = broken((copy) => {
    const { bases } = archiveFolders(copy);
    const name = readdirSync(bases).find((file) => file.endsWith('.cluster'))!;
    truncateSync(join(bases, name), readFileSync(join(bases, name)).length - 1);
  });
  await expectFault(
    'truncated',
    /cluster is cut off/,
    new EmbeddedBackup({ folder, keyFile }, undefined, noSync).restore(moments[0]!, fresh()),
  );
});

test('fault 403: a moment after the end of the archive, and one before the first copy, are refused', async () => {
  await expectFault(
    'beyond-archive',
    /its last commit is of 20\d\d-/,
    backup.restore(new Date(Date.now() + 60_000), fresh()),
  );
  await expectFault(
    'no-base',
    /no whole copy of the database from before 2020/,
    backup.restore(new Date('2020-01-01'), fresh()),
  );
});

test('segments follow one another across logs, and a gap is found between two that are there', () => {
  assert.equal(nextSegment('0000000100000001000000FF'), '000000010000000200000000');
  const [first, second, third] = ['000000010000000000000003', '000000010000000000000004', '000000010000000000000005'];
  assert.equal(findGap(first, [first, second, third, '000000020000000000000009']), undefined);
  assert.equal(findGap(first, [first, third]), second);
  assert.equal(findGap(first, [second]), first);
});
