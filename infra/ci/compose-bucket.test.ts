import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fillForm } from '../../tests/support/application.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { sendUntilAcknowledged } from '../../tests/support/send-application.ts';
import { until } from '../../tests/support/until.ts';
import { root } from '../local/paths.ts';
import { type Finding, lineOf } from '../doctor/finding.ts';
import { type ComposeProject, prepareProject } from './compose-project.ts';

const BUCKET = 's3://key-of-elsewhere:secret-of-elsewhere@elsewhere:9000/copies/frontdoor?tls=false';
const files = ['docker-compose.yml', 'infra/ci/elsewhere.compose.yml'];

// A folder is followed by compose-operations.test.ts, the volume of the default by compose.test.ts.
describe('A backup in a bucket of another machine', { skip: !isLongForm && 'it takes minutes; TEST_ALL=yes' }, () => {
  let project: ComposeProject;
  let reference = '';
  let point = '';
  const compose = (...args: string[]) => project.compose(...args);
  const psql = async (sql: string) =>
    (await compose('exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-d', 'frontdoor', '-AtXc', sql)).trim();
  const inElsewhere = (words: string) => {
    const login = 'mc alias set --quiet local http://127.0.0.1:9000 key-of-elsewhere secret-of-elsewhere >/dev/null';
    return compose('exec', '-T', 'elsewhere', 'sh', '-c', `${login} && mc ${words}`);
  };

  before(async () => {
    project = await prepareProject(`frontdoor-bucket-${process.pid}`, { files });
    writeFileSync(join(project.secrets, 'backup_url'), `${BUCKET}\n`);
    await compose('build');
    await compose('up', '--detach', '--wait', '--wait-timeout', '300', 'elsewhere');
    await inElsewhere('mb local/copies');
    await compose('up', '--detach', '--wait', '--wait-timeout', '300');
  });
  after(async () => {
    process.stderr.write(await compose('ps', '--all').catch(String));
    await project.remove();
  });

  test('has the WAL, the copies and the files, and they are rehearsed to be restored', async () => {
    ({ reference } = await sendUntilAcknowledged(project.site, await fillForm()));
    const filed = async () => (await psql(`SELECT count(*) FROM resumes WHERE state = 'stored'`)) === '1';
    await until('the resume is filed', filed);
    const output = await compose('exec', '-T', 'backup', 'frontdoor-backup', 'backup');
    assert.match(output, /Each file of the backup is what was written/);
    point = /at present until (\S+ \S+)\./.exec(output)?.[1] ?? '';
    const rehearsed = await compose('exec', '-T', '-e', 'POINTS=1', 'backup', 'frontdoor-backup', 'restore-rehearsal');
    assert.match(rehearsed, /^restored .*: 1 rows, 0 removed before, 1 resumes/m);
    const [database, copied] = await Promise.all(
      ['database', 'files'].map((folder) => inElsewhere(`ls --recursive local/copies/frontdoor/${folder}/`)),
    );
    assert.ok(database!.includes('/archive/') || database!.includes('archive/'), database);
    assert.match(copied!, /storage\/resumes\/[^]*storage\/storage-id/);
  });

  test('is good to the doctor, who looks at the containers from outside and from inside', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'infra/doctor/doctor.ts')], {
      env: { ...process.env, ...project.environment, SECRETS_DIR: project.secrets, TARGET: 'compose', JSON: 'yes' },
      encoding: 'utf8',
    });
    const { findings } = JSON.parse(stdout) as { findings: Finding[] };
    console.log(findings.map(lineOf).join('\n'));
    const good = findings.filter(({ state }) => state === 'good').map(({ check }) => check);
    for (const check of ['database', 'storage', 'mail server', 'backup', 'rehearsal', 'version', 'secrets', 'alarms'])
      assert.ok(good.includes(check), `${check}\n${stdout}${stderr}`);
    assert.deepEqual(
      findings.filter(({ state }) => state === 'fault' || state === 'unknown'),
      [],
    );
    // Nobody is told in this installation.
    assert.equal(status, 1);
  });

  test('is rehearsed by the service itself when that is due, also after it was started again', async () => {
    await psql(`UPDATE restore_rehearsals SET at = at - interval '27 hours'`);
    await compose('restart', 'backup');
    const newest = `SELECT ok FROM restore_rehearsals WHERE at > now() - interval '1 hour'`;
    await until('there is a new one', async () => (await psql(newest)) === 't', { seconds: 600, every: 1_000 });
  });

  test('that is away is an alarm of the worker, which has heard of the service and asked Postgres', async () => {
    await compose('stop', 'elsewhere');
    const told = `SELECT count(*) FROM operator_alarms WHERE name = 'backup_archive_down' AND over_at IS NULL`;
    const hears = async () => {
      await psql(`SELECT pg_logical_emit_message(true, 'test', 'more'), pg_switch_wal()`);
      return (await psql(told)) === '1';
    };
    await until('the worker has heard of it', hears, { seconds: 600, every: 5_000 });
    await compose('start', 'elsewhere');
    assert.equal(await psql(`SELECT count(*) FROM backup_reports WHERE at > now() - interval '5 minutes'`), '1');
  });

  test('is enough, with the secrets, where the machine with its database and its storage is lost', async () => {
    await compose('stop');
    await compose('rm', '--force', 'postgres', 'backup', 'migrate', 'minio', 'bucket', 'redis');
    for (const volume of ['postgres', 'minio', 'redis', 'rehearsal']) await project.removeVolume(volume);
    await compose('up', '--detach', '--wait', 'elsewhere');
    const restored = await project.restore(point);
    assert.match(restored, /[1-9]\d* files that the storage lacked are back/);
    assert.match(restored, /^0 resumes have no file/m);
    project.set({ DATABASE_VOLUME: /DATABASE_VOLUME=(\S+)/.exec(restored)![1]! });
    await compose('up', '--detach', '--wait', '--wait-timeout', '300');
    assert.equal(await psql(`SELECT count(*) FROM applications WHERE reference = '${reference}'`), '1');
  });
});
