import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type BackedUpProject, startBackedUpProject } from '../../tests/support/containers/backed-up-project.ts';
import { testBackupAlarms } from '../../tests/support/containers/test-backup-alarms.ts';
import { testDoctor } from '../../tests/support/containers/test-doctor.ts';
import { testNight } from '../../tests/support/containers/test-night.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { until } from '../../tests/support/until.ts';

const ERASED = 'vikram.seth@mail.example';

// A folder is followed by compose-operations.test.ts, the volume of the default by compose.test.ts.
describe('A backup in a bucket of another machine', { skip: !isLongForm && 'it takes long; TEST_ALL=yes' }, () => {
  let started: BackedUpProject;
  let point = '';
  const references = { kept: '', erased: '', later: '' };
  const compose = (...args: string[]) => started.project.compose(...args);
  const start = () => started;

  before(async () => (started = await startBackedUpProject(`frontdoor-bucket-${process.pid}`)));
  after(async () => {
    if (!started) return;
    process.stderr.write(await compose('ps', '--all').catch(String));
    await started.remove();
  });

  test('has the WAL, the copies and the files, and they are rehearsed to be restored', async () => {
    // The service makes its first copy by itself.
    const logged = async () =>
      (await compose('logs', '--no-log-prefix', 'backup')).includes('the database is backed up');
    await until('the first full backup is made', logged, { seconds: 300, every: 1_000 });
    references.kept = await started.apply({ name: 'Meera Nair' });
    references.erased = await started.apply({ name: 'Vikram Seth', email: ERASED });
    const output = await compose('exec', '-T', 'backup', 'frontdoor-backup', 'backup');
    assert.match(output, /Each file of the backup is what was written/);
    point = /at present until (\S+ \S+)\.$/m.exec(output)?.[1] ?? '';
    const rehearsed = await compose('exec', '-T', '-e', 'POINTS=1', 'backup', 'frontdoor-backup', 'restore-rehearsal');
    console.log(output, rehearsed);
    assert.match(rehearsed, /^restored .*: [12] rows, 0 removed before, [12] resumes/m);
    const [database, files] = await Promise.all(
      ['database', 'files'].map((folder) => started.inElsewhere(`ls --recursive local/copies/frontdoor/${folder}/`)),
    );
    assert.match(database!, /archive\/frontdoor\/[^]*backup\/frontdoor\//);
    assert.match(files!, /storage\/resumes\/[^]*storage\/storage-id/);
  });

  testDoctor(start);
  testNight(start, ERASED);
  testBackupAlarms(start);

  test('fault 504: is enough, with the secrets, to restore a moment where the machine with its database and its storage is lost', async () => {
    references.later = await started.apply({ name: 'Farah Sheikh' });
    // What it is restored from is up to date. It names the gap for as long as it holds copies from before it.
    await compose('exec', '-T', 'backup', 'frontdoor-backup', 'backup').catch(({ message }: Error) =>
      assert.match(
        message,
        /A full copy of the database is made[^]*FAILED {2}The segment \w+ is missing in the archive/,
      ),
    );
    await compose('stop');
    await compose('rm', '--force', 'postgres', 'backup', 'migrate', 'minio', 'bucket', 'redis');
    for (const volume of ['postgres', 'minio', 'redis', 'rehearsal', 'acknowledged'])
      await started.project.removeVolume(volume).catch((error: Error) => assert.match(error.message, /in use/));
    await compose('up', '--detach', '--wait', 'elsewhere');
    const restored = await started.project.restore(point);
    console.log(restored);
    assert.match(restored, /[1-9]\d* files that the storage lacked are back/);
    assert.match(restored, /^0 resumes have no file/m);
    assert.match(restored, /^Erased again by 1 entries/m);
    started.project.set({ DATABASE_VOLUME: /DATABASE_VOLUME=(\S+)/.exec(restored)![1]! });
    await compose('up', '--detach', '--wait', '--wait-timeout', '600');
    const there = await started.psql('SELECT reference FROM applications');
    assert.equal(there, references.kept);
  });
});
