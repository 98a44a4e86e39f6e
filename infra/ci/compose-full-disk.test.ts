import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeSmallDisk, type SmallDisk } from '../../tests/support/system/small-disk.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { type ComposeProject, prepareProject } from './compose-project.ts';

/** Room for a database without rows, its WAL, the reserve, and a tenth beside it. */
const DISK_MEGABYTES = 700;

// A disk of a certain size can be made by root alone.
const skip =
  isLongForm && process.getuid?.() === 0 ? false : 'minutes; TEST_ALL=yes, as root on the machine of the engine';

describe('A Postgres whose disk the files of somebody else fill', { skip }, () => {
  let project: ComposeProject;
  let disk: SmallDisk | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'compose-full-disk-'));
  const inPostgres = (script: string) => project.compose('exec', '-T', 'postgres', 'sh', '-c', script);
  const psql = (sql: string) => inPostgres(`psql -U frontdoor -d frontdoor -Atc "${sql}"`);
  /** Runs a command with the functions of the scripts. @returns what it prints */
  const inShell = (command: string) => {
    const script = join(folder, 'script.sh');
    writeFileSync(script, `set -eu\n. infra/compose/containers.sh\n. infra/compose/postgres/reserve.sh\n${command}\n`);
    return project.runScript(script);
  };
  const hasReserve = () =>
    inPostgres('test ! -e /var/lib/postgresql/reserve || echo yes').then((out) => out === 'yes\n');

  before(async () => {
    chmodSync(folder, 0o755);
    disk = makeSmallDisk(folder, DISK_MEGABYTES);
    project = await prepareProject(`frontdoor-full-disk-${process.pid}`, { files: ['docker-compose.yml', disk.file] });
    await project.compose('build', 'postgres');
    await project.compose('up', '--detach', '--no-deps', '--wait', '--wait-timeout', '300', 'postgres');
    await psql('CREATE TABLE kept AS SELECT 1 AS one');
  });
  after(async () => {
    try {
      await project?.remove();
    } finally {
      disk?.remove();
      rmSync(folder, { recursive: true });
    }
  });

  test('fault 726: starts again once its reserve is given up, with what it had', async () => {
    await inShell('make_reserve');
    assert.ok(await hasReserve());
    await inPostgres(
      'for size in 1M 4k; do dd if=/dev/zero bs=$size 2>/dev/null >>/var/lib/postgresql/of-others || true; done',
    );
    // More WAL than there are segments for: Postgres ends, and recovery, which wants one more, ends each time, too.
    await assert.rejects(
      psql(`SELECT pg_logical_emit_message(true, 'test', repeat('x', 1000000)) FROM generate_series(1, 200)`),
    );
    const told = await inShell('wait_for_postgres');
    assert.match(told, /its reserve of 128 MB is given up/);
    assert.equal((await psql('SELECT one FROM kept')).trim(), '1');
    await psql('INSERT INTO kept VALUES (2)');
    assert.equal(await hasReserve(), false);
  });

  test('fault 726: has its reserve again once there is room', async () => {
    assert.match(await inShell('make_reserve'), /no room for its reserve/);
    await inPostgres('rm /var/lib/postgresql/of-others');
    await inShell('make_reserve');
    assert.ok(await hasReserve());
  });
});
