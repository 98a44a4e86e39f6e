import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Application } from '@frontdoor/contract';
import type { ComposeProject } from '../../../infra/ci/compose-project.ts';
import { fillForm, type Filled } from '../application.ts';
import { sendUntilAcknowledged } from '../send-application.ts';
import { sha256 } from '../sha256.ts';
import { until } from '../until.ts';
import { signInAsHr } from './sign-in-as-hr.ts';

const stanza = '/backup/database/archive/frontdoor';
/** Three segments: Postgres keeps that many while they cannot be sent, and the next is dropped. */
const WAL_LIMIT = '48MiB';

interface LogLine {
  alarm?: string;
  recovered?: string;
  msg: string;
}

/** The backup of the containers, on a project that runs with one of each: its restore when all of the database is lost, and its faults. */
export function testBackup(project: ComposeProject): void {
  const { site, compose } = project;
  const sent = new Map<string, Filled>();
  let point: Date;
  /** The segment that the copy of the restored server begins with. */
  let needed: string;

  const psql = async (sql: string) =>
    (await compose('exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-d', 'frontdoor', '-AtXc', sql)).trim();
  const inBackup = (script: string) => compose('exec', '-T', 'backup', 'sh', '-c', script);
  /** In the storage, whose buckets are `local/`. */
  const mc = (words: string) =>
    compose(
      'exec',
      '-T',
      'minio',
      'sh',
      '-c',
      `{ echo root-of-storage; cat /run/secrets/storage_root_password; } | mc alias set --quiet local http://127.0.0.1:9000 && mc ${words}`,
    );
  const inPlace = (name: string) => compose('run', '--rm', '--no-deps', '-T', 'backup', name);
  const command = (name: string) => compose('exec', '-T', 'backup', 'frontdoor-backup', name);
  /** What a command prints that is meant to fail. */
  const failing = (...args: string[]) =>
    compose(...args).then(
      (output) => assert.fail(`It did not fail: ${output}`),
      (error: Error) => error.message,
    );
  const logged = async () => {
    const lines = (await compose('logs', '--no-log-prefix', 'backup')).split('\n');
    return lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : []));
  };
  const said = (what: (line: LogLine) => boolean, after = 0) =>
    until('the backup says so', async () => (await logged()).slice(after).some(what), { seconds: 300, every: 1_000 });

  async function apply(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const filled = await fillForm();
      sent.set((await sendUntilAcknowledged(site, filled)).reference, filled);
    }
    await until(
      'every resume is filed',
      async () => (await psql(`SELECT count(*) FROM resumes WHERE state <> 'stored'`)) === '0',
    );
    await pause(200);
  }

  test('applications before and after a full backup are rehearsed to be restored, by their rows and the SHA-256 of their resumes', async () => {
    await apply(2);
    assert.match(
      await command('backup'),
      /A full copy of the database is made[^]*Each file of the backup is what was written/,
    );
    await apply(2);
    point = new Date(Date.now() + 1);
    const rehearsed = await compose('exec', '-T', '-e', 'POINTS=2', 'backup', 'frontdoor-backup', 'restore-rehearsal');
    assert.equal(rehearsed.match(/^restored /gm)?.length, 2, rehearsed);
    console.log(rehearsed);
  });

  test('fault 410: the database and its volume are lost, and each acknowledged application comes back with its file', async () => {
    await compose('kill', 'postgres');
    await compose('rm', '--force', '--stop', 'postgres', 'backup', 'migrate');
    await project.removeVolume('postgres');
    const restored = await project.restore(point.toISOString());
    console.log(restored);
    const volume = /DATABASE_VOLUME=(\S+)/.exec(restored)?.[1];
    assert.ok(volume, restored);
    await compose('stop', 'api', 'worker');
    project.set({ DATABASE_VOLUME: volume });
    await compose('up', '--detach', '--wait', '--wait-timeout', '300');

    const headers = { Cookie: await signInAsHr(project, 'Ravi Menon', 'ravi@plumbline.example') };
    for (const [reference, { resume }] of sent) {
      const filter = encodeURIComponent(JSON.stringify({ q: reference }));
      const answer = await fetch(`${site}/api/admin/applications?filter=${filter}`, { headers });
      const [application] = (await answer.json()) as Application[];
      assert.equal(application?.resumeState, 'stored', reference);
      const file = await fetch(`${site}/uploads/${application.resume}`, { headers });
      assert.equal(sha256(new Uint8Array(await file.arrayBuffer())), sha256(resume!.bytes), reference);
    }
  });

  test('fault 411: the restored server writes another history, and gets a full backup of its own at once', async () => {
    const own = await until(
      'there is a backup of its history',
      async () => {
        const text = await inBackup(
          'pgbackrest --config=/run/pgbackrest/pgbackrest.conf --stanza=frontdoor info --output=json',
        );
        const [info] = JSON.parse(text) as { backup: { type: string; archive: { start: string } }[] }[];
        return info!.backup.find(({ archive }) => archive.start.startsWith('00000002'));
      },
      { seconds: 300, every: 1_000 },
    );
    assert.equal(own.type, 'full');
    needed = own.archive.start;
    assert.equal(await inBackup(`ls ${stanza}/18-1/ | grep history`), '00000002.history\n');
    await apply(1);
    const rehearsed = await compose('exec', '-T', '-e', 'POINTS=1', 'backup', 'frontdoor-backup', 'restore-rehearsal');
    assert.match(rehearsed, /^restored /m);
  });

  test('fault 711: what a restore has lost keeps no update away, and is named once', async () => {
    await apply(1);
    const reference = [...sent.keys()].at(-1)!;
    sent.delete(reference);
    // As a restore to the moment before leaves it.
    await psql(`DELETE FROM applications WHERE reference = '${reference}'`);
    assert.match(await inPlace('migration-rehearsal'), /^restored /m);
    assert.match(await inPlace('note-lost'), new RegExp(`missing in the restored database[^]* ${reference}$`, 'm'));
    assert.match(await inPlace('note-lost'), /^No acknowledged submission is missing\.$/m);
  });

  test('fault 727: a resume that storage and backup lack keeps no update away, and is named once', async () => {
    await apply(1);
    const reference = [...sent.keys()].at(-1)!;
    const key = await psql(
      `SELECT key FROM resumes JOIN applications ON id = application_id WHERE reference = '${reference}'`,
    );
    await mc(`rm local/resumes/resumes/${key}`);
    await inBackup(`rm -f /backup/files/storage/resumes/${key}`);
    assert.match(await inPlace('migration-rehearsal'), /^restored /m);
    assert.match(await inPlace('note-lost'), new RegExp(`missing in the storage[^]* ${reference}$`, 'm'));
    assert.match(await inPlace('note-lost'), /^No resume is missing in the storage\.$/m);
  });

  test('fault 413: a segment whose bytes have changed is named', async () => {
    const [segment] = (await inBackup(`ls -d ${stanza}/18-1/00000002*/*-*.zst | tail -n 2`)).split('\n');
    await inBackup(`cp ${segment} /backup/database/kept && printf XXXX | dd of=${segment} bs=1 seek=200 conv=notrunc`);
    const words = await failing('exec', '-T', 'backup', 'frontdoor-backup', 'verify');
    assert.match(words, /FAILED {2}A file of the repository is damaged/);
    await inBackup(`mv /backup/database/kept ${segment}`);
  });

  test('fault 414: a segment that is missing is named', async () => {
    const path = (await inBackup(`ls -d ${stanza}/18-1/*/${needed}-*`)).trim();
    await inBackup(`mv ${path} /backup/database/kept`);
    const words = await failing('exec', '-T', 'backup', 'frontdoor-backup', 'verify');
    assert.match(words, new RegExp(`The segment ${needed} is missing in the archive`));
    await inBackup(`mv /backup/database/kept ${path}`);
  });

  test('fault 412: while WAL cannot be sent Postgres goes on, drops some past the limit, and there is an alarm and then a full backup', async () => {
    project.set({ BACKUP_WAL_LIMIT: WAL_LIMIT });
    await compose('up', '--detach', '--wait', '--wait-timeout', '300', 'postgres', 'backup');
    const before = (await logged()).length;
    await inBackup('chmod 0 /backup/database');
    for (let segment = 0; segment < 7; segment += 1)
      await psql(`SELECT pg_logical_emit_message(true, 'test', 'more'), pg_switch_wal()`);
    await said(({ alarm }) => alarm === 'backup_archive_down', before);
    await apply(1);
    await inBackup('chmod 700 /backup/database');
    await said(({ alarm }) => alarm === 'backup_gap', before);
    await said(({ recovered }) => recovered === 'backup_gap', before);
    await said(({ recovered }) => recovered === 'backup_archive_down', before);
  });

  test('fault 415: another key is named, and nothing is restored', async () => {
    const restore =
      'head -c 64 /dev/zero | tr "\\0" a >/tmp/key && BACKUP_KEY_FILE=/tmp/key exec frontdoor-backup restore';
    const run = [
      'run',
      '--rm',
      '--no-deps',
      '-T',
      '--env',
      `TIME=${point.toISOString()}`,
      '--entrypoint',
      'sh',
      'backup',
      '-c',
      restore,
    ];
    assert.match(await failing(...run), /made with another key than the one in backup_key/);
  });

  test('fault 416: a storage without the known id is not copied over the backup of the files', async () => {
    await mc('mv local/resumes/storage-id local/resumes/kept');
    const words = await failing('exec', '-T', 'backup', 'frontdoor-backup', 'backup');
    assert.match(words, /The storage is not the one that the backup knows: it has no id. Nothing was copied/);
    await mc('mv local/resumes/kept local/resumes/storage-id');
  });
}
