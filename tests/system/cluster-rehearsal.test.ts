import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { backUp, backupFolders } from '../../infra/backup/back-up.ts';
import { archiveUntilNow } from '../../infra/backup/cluster/archive.ts';
import { CloudNativePgRestore } from '../../infra/backup/cluster/cloudnative-pg-restore.ts';
import { Kubernetes } from '../../infra/backup/cluster/kubernetes.ts';
import { type ClusterRehearsal, rehearseCluster } from '../../infra/backup/cluster/rehearse-cluster.ts';
import { archiveSettings, prepareArchive } from '../../infra/backup/embedded/archive-settings.ts';
import { EmbeddedBackup } from '../../infra/backup/embedded/embedded-backup.ts';
import { sealedFiles } from '../../infra/backup/mirror-files.ts';
import { readAcknowledged, readRows } from '../../infra/backup/read-acknowledged.ts';
import { readSealKey } from '../../infra/backup/sealed-file.ts';
import type { Inspection } from '../../infra/doctor/inspection.ts';
import { runEntrypoint } from '../../infra/local/backend/run-entrypoint.ts';
import { fillForm } from '../support/application.ts';
import { startOperator } from '../support/containers/stand-in-operator.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { queryOnce } from '../support/query-once.ts';
import { sendOnce } from '../support/send-application.ts';
import { isSettled } from '../support/settled.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { until } from '../support/until.ts';

const skipped = { skip: isLongForm ? false : 'a stack and a restored server more; TEST_ALL=yes' };

// What the chart's CronJob does, with a stand-in for the API server and CloudNativePG whose Clusters are restored for real.
const folder = mkdtempSync(join(tmpdir(), 'cluster-rehearsal-'));
const [place, keyFile] = [join(folder, 'backup'), join(folder, 'backup.key')];
const token = 'of-the-pod';
const source = {
  metadata: { name: 'frontdoor-db' },
  spec: {
    storage: { size: '20Gi' },
    postgresql: { parameters: { max_connections: '400' } },
    plugins: [
      { name: 'barman-cloud.cloudnative-pg.io', isWALArchiver: true, parameters: { barmanObjectName: 'backups' } },
    ],
  },
};
let parts: Parts;
let operator: Awaited<ReturnType<typeof startOperator>>;
let rehearsal: ClusterRehearsal;

const lines = () => readAcknowledged(parts.acknowledged);
const recorded = async () => (JSON.parse(await runEntrypoint('inspect', parts.environment)) as Inspection).rehearsal;
const restoreWith = (change: object) =>
  new CloudNativePgRestore(new Kubernetes({ address: operator.address, token: () => token }), {
    namespace: 'front',
    source: 'frontdoor-db',
    restored: 'frontdoor-rehearsal',
    databaseUrl: parts.environment.DATABASE_URL!,
    ownerUrl: parts.databaseUrl,
    pod: { name: 'rehearsal-1', uid: 'u-1' },
    limitMs: 60_000,
    endsAt: new Date(Date.now() + 600_000),
    ...change,
  });

before(async () => {
  if (!isLongForm) return;
  const handOver = prepareArchive(place, keyFile);
  const key = readSealKey(keyFile);
  parts = await startParts({ postgresSettings: { ...archiveSettings(place, keyFile), fsync: 'off' }, handOver });
  const backup = new EmbeddedBackup(
    { folder: place, keyFile },
    { url: parts.databaseUrl, dataDir: parts.postgresDir },
    { fsync: 'off' },
  );
  const firstRecoverabilityPoint = (await backup.base()).toISOString();
  const namespace = '/apis/postgresql.cnpg.io/v1/namespaces/front';
  operator = await startOperator({
    token,
    folder,
    objects: {
      [`${namespace}/clusters/frontdoor-db`]: source,
      '/apis/barmancloud.cnpg.io/v1/namespaces/front/objectstores/backups': {
        metadata: { name: 'backups' },
        status: { serverRecoveryWindow: { 'frontdoor-db': { firstRecoverabilityPoint } } },
      },
    },
    restore: (point, to) => backup.restore(point, to),
  });
  for (let count = 0; count < 3; count += 1) {
    const { status } = await sendOnce(parts.api, await fillForm());
    assert.equal(status, 201);
  }
  await until('every application is filed and HR was told', () => isSettled(parts.databaseUrl));
  await until('all are written down', () => lines().length === 3);
  const mirrored = sealedFiles(backupFolders(place).mirror, key);
  const copy = () =>
    backUp(backup, { resumes: parts.storage, acknowledged: parts.acknowledged }, { folder: place, key });
  rehearsal = {
    backup: restoreWith({}),
    files: { ...mirrored, copy },
    acknowledged: () => Promise.resolve(lines()),
    ownerUrl: parts.databaseUrl,
    environment: parts.environment,
    count: 1,
    signal: new AbortController().signal,
  };
});
after(async () => {
  await operator?.stop();
  await parts?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a Cluster made of the backup has what was acknowledged, the result is recorded, and the Cluster is removed',
  skipped,
  async () => {
    const { rehearsals } = await rehearseCluster(rehearsal);
    const [done] = rehearsals;
    assert.deepEqual(done?.problems, []);
    assert.ok(done.rows > 0 && done.resumes >= done.rows);
    assert.equal(operator.made(), undefined);
    const [asked] = operator.asked;
    const isPoint = done.point.toISOString().replace('T', ' ').replace('Z', '+00');
    assert.equal(asked?.spec.bootstrap.recovery.recoveryTarget.targetTime, isPoint);
    assert.deepEqual(asked.spec.externalClusters[0]?.plugin.parameters, {
      barmanObjectName: 'backups',
      serverName: 'frontdoor-db',
    });
    assert.equal(asked.spec.plugins, undefined, 'it must not archive into the backup that it is made of');
    assert.deepEqual(
      asked.metadata.ownerReferences?.map(({ kind, uid }) => [kind, uid]),
      [['Pod', 'u-1']],
    );
    const found = await recorded();
    assert.deepEqual([found?.ok, found?.rows, found?.point], [true, done.rows, done.point.toISOString()]);
  },
);

test(
  'without the notes of the API the rows of the database that runs are compared, those of the last minute left out',
  skipped,
  async () => {
    const rows = await readRows(parts.databaseUrl);
    const known = new Map(lines().map(({ reference, sha256 }) => [reference, sha256]));
    assert.deepEqual(new Map(rows.map(({ reference, sha256 }) => [reference, sha256])), known);
    const at = new Map(lines().map((line) => [line.reference, line.at.getTime()]));
    for (const row of rows)
      assert.ok(row.at.getTime() > at.get(row.reference)! + 55_000, 'a row is acknowledged after its end');
  },
);

test(
  'a rehearsal that cannot begin is recorded as a failure, and one that was given up is not recorded',
  skipped,
  async () => {
    const other = restoreWith({ source: 'another' });
    await assert.rejects(rehearseCluster({ ...rehearsal, backup: other }), /Kubernetes has no .*clusters\/another/);
    const failed = await recorded();
    assert.deepEqual([failed?.ok, failed?.problems.length], [false, 1]);
    const giveUp = AbortSignal.abort();
    await assert.rejects(rehearseCluster({ ...rehearsal, signal: giveUp }), { name: 'AbortError' });
    assert.equal((await recorded())?.at, failed?.at);
  },
);

test('an owner who may not end a segment of the WAL waits until the server does', skipped, async () => {
  await queryOnce(parts.databaseUrl, `CREATE ROLE plain LOGIN PASSWORD 'plain'`);
  const plain = String(Object.assign(new URL(parts.databaseUrl), { username: 'plain', password: 'plain' }));
  let isDone = false;
  const archived = archiveUntilNow(plain).finally(() => (isDone = true));
  await until('its commit is there', async () => {
    const [row] = await queryOnce(
      parts.databaseUrl,
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = 'plain'`,
    );
    return row!['n'] === 1;
  });
  assert.equal(isDone, false);
  await until(
    'it is archived',
    async () => {
      await queryOnce(parts.databaseUrl, 'SELECT pg_switch_wal()');
      return isDone;
    },
    { every: 1_000 },
  );
  assert.ok((await archived).behindSeconds >= 0);
});
