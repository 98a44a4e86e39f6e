import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startOperator } from '../../../tests/support/containers/stand-in-operator.ts';
import { CloudNativePgRestore } from './cloudnative-pg-restore.ts';
import { Kubernetes } from './kubernetes.ts';

// What goes wrong before there is a Postgres; tests/system/cluster-rehearsal.test.ts restores one.
const folder = mkdtempSync(join(tmpdir(), 'restore-'));
const parameters = { barmanObjectName: 'backups' };
const plugin = { name: 'barman-cloud.cloudnative-pg.io', isWALArchiver: true, parameters };
const store = { metadata: { name: 'backups' }, status: {} };
let restoring: () => Promise<never>;
const operator = await startOperator({
  token: 'of-the-pod',
  folder,
  objects: {
    '/apis/postgresql.cnpg.io/v1/namespaces/front/clusters/frontdoor-db': {
      metadata: { name: 'frontdoor-db' },
      spec: { plugins: [plugin] },
    },
    '/apis/barmancloud.cnpg.io/v1/namespaces/front/objectstores/backups': store,
  },
  restore: () => restoring(),
});
afterEach(() => operator.clear());
after(async () => {
  await operator.stop();
  rmSync(folder, { recursive: true });
});

const restoreWith = ({
  token = 'of-the-pod',
  ...change
}: { token?: string; source?: string; limitMs?: number } = {}) => {
  const giveUp = new AbortController();
  const places = {
    namespace: 'front',
    source: 'frontdoor-db',
    restored: 'frontdoor-rehearsal',
    databaseUrl: 'postgres://frontdoor_runtime:a@127.0.0.1/frontdoor',
    ownerUrl: 'postgres://frontdoor:a@127.0.0.1/frontdoor',
    pod: { name: 'rehearsal-1', uid: 'u-1' },
    limitMs: 60_000,
    endsAt: new Date(Date.now() + 600_000),
    ...change,
  };
  const kubernetes = new Kubernetes({ address: operator.address, token: () => token });
  return { giveUp, restore: new CloudNativePgRestore(kubernetes, places, giveUp.signal) };
};
const slowly = async (): Promise<never> => {
  await pause(1_000);
  throw new Error('too late');
};

test('fault 473: a Cluster that the operator gives up, or that is not ready in time, is named in its words and removed', async () => {
  restoring = () => Promise.reject(new Error('The archive ends before'));
  await assert.rejects(
    restoreWith().restore.restore(new Date()),
    /cannot be restored\. The operator says "Cluster is unrecoverable[^"]*: Error: The archive ends before"/,
  );
  assert.equal(operator.made(), undefined);
  restoring = slowly;
  await assert.rejects(
    restoreWith({ limitMs: -1 }).restore.restore(new Date()),
    /was not ready in 0 s\. The operator says "Setting up primary"/,
  );
  assert.equal(operator.made(), undefined);
});

test('fault 474: a Cluster, an ObjectStore or a copy that is not there is named before anything is made', async () => {
  await assert.rejects(
    restoreWith({ source: 'another' }).restore.oldestPoint(),
    /Kubernetes has no .*clusters\/another/,
  );
  await assert.rejects(
    restoreWith().restore.oldestPoint(),
    /The ObjectStore backups has no whole copy of frontdoor-db/,
  );
  parameters.barmanObjectName = 'gone';
  await assert.rejects(
    restoreWith().restore.oldestPoint(),
    /The ObjectStore gone of the Cluster frontdoor-db is not there/,
  );
  parameters.barmanObjectName = 'backups';
  store.status = { serverRecoveryWindow: { 'frontdoor-db': { firstRecoverabilityPoint: '2026-11-20T02:30:00Z' } } };
  assert.equal((await restoreWith().restore.oldestPoint()).toISOString(), '2026-11-20T02:30:00.000Z');
  await assert.rejects(restoreWith({ token: 'old' }).restore.oldestPoint(), /with 401: Unauthorized/);
});

const labels = { 'app.kubernetes.io/managed-by': 'frontdoor-rehearsal' };

test('fault 475: a Cluster of that name that no rehearsal has made stays, and a rehearsal that is given up leaves none', async () => {
  operator.put({ name: 'frontdoor-rehearsal', labels: {} });
  await assert.rejects(restoreWith().restore.restore(new Date()), /was made by somebody else: it stays/);
  assert.equal(operator.made(), 'frontdoor-rehearsal');
  await operator.clear();
  restoring = slowly;
  const { restore, giveUp } = restoreWith();
  giveUp.abort();
  await assert.rejects(restore.restore(new Date()), { name: 'AbortError' });
  assert.equal(operator.made(), undefined);
});

test('a second rehearsal leaves the Cluster to the first, and takes away what was left behind', async () => {
  const left = (ms: number) =>
    operator.put({
      name: 'frontdoor-rehearsal',
      labels,
      annotations: { 'frontdoor/in-use-until': new Date(Date.now() + ms).toISOString() },
      ownerReferences: [{ kind: 'Pod', uid: 'of-another' }],
    });
  left(60_000);
  await assert.rejects(
    restoreWith().restore.refuseSecond(),
    /Another rehearsal has the Cluster frontdoor-rehearsal until/,
  );
  left(-60_000);
  await restoreWith().restore.refuseSecond();
  restoring = slowly;
  const asked = operator.asked.length;
  await assert.rejects(restoreWith().restore.restore(new Date()), /too late/);
  assert.equal(operator.asked.length, asked + 1, 'the old one had to go first');
});
