import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { holdPidFile } from '../local/process/hold-pid-file.ts';
import { judgeRoom } from './checks/disk.ts';
import { findTarget } from './target.ts';

// A `kubectl` that notes how it is called, knows one worker, and answers what its program prints.
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
after(() => rmSync(folder, { recursive: true }));
const calls = join(folder, 'calls');
writeFileSync(
  join(folder, 'kubectl'),
  `#!/bin/sh
echo "$*" >> ${calls}
case "$*" in
  *'get deploy --selector app.kubernetes.io/instance=front,app.kubernetes.io/component=worker '*) echo deployment.apps/careers-worker ;;
  *'exec deployment.apps/careers-worker '*) echo '{ "version": "1.2.3" }' ;;
  *'get deployments,statefulsets --selector app.kubernetes.io/instance=front --output json')
    echo '{ "items": [{ "kind": "Deployment", "metadata": { "name": "careers-api" }, "spec": { "replicas": 2 }, "status": { "readyReplicas": 1 } }] }' ;;
  *'get pods --selector cnpg.io/podRole=instance --output json')
    echo '{ "items": [{ "metadata": { "name": "db-1" }, "status": { "phase": "Running" }, "spec": {
      "containers": [{ "name": "postgres", "volumeMounts": [{ "name": "data", "mountPath": "/data" }, { "name": "wal", "mountPath": "/wal" }] }],
      "volumes": [{ "name": "data", "persistentVolumeClaim": { "claimName": "db-1" } }, { "name": "wal", "persistentVolumeClaim": { "claimName": "db-1-wal" } }] } }] }' ;;
  *'exec db-1 --container postgres -- df -Pk /data') printf 'Filesystem 1024-blocks Used Available Capacity Mounted on\\n/dev/a 4000 1000 3000 25%% /data\\n' ;;
  *'exec db-1 '*) echo 'no df here' >&2; exit 1 ;;
  *'get '*'--output json') echo '{ "items": [] }' ;;
esac
`,
);
chmodSync(join(folder, 'kubectl'), 0o755);
const cluster = (RELEASE: string, more: NodeJS.ProcessEnv = {}) =>
  findTarget({ ...more, TARGET: 'cluster', NAMESPACE: 'web', RELEASE, PATH: `${folder}:${process.env.PATH}` });

test('in a cluster the worker is found by the labels of its release, under any name', async () => {
  const target = await cluster('front');
  assert.equal((await target.inspect(true)).version, '1.2.3');
  assert.match(
    readFileSync(calls, 'utf8').trim().split('\n').at(-1)!,
    /^--namespace web exec \S+ --container worker -- env SEND=yes node dist\/entrypoints\/inspect\.js$/,
  );
});

test('the name of the key of DKIM that the command is told goes to the look from inside', async () => {
  await (await cluster('front', { DKIM_SELECTOR: 's1' })).inspect(false);
  assert.match(readFileSync(calls, 'utf8').trim().split('\n').at(-1)!, /-- env DKIM_SELECTOR=s1 node dist/);
});

test('a release that is not there is named', async () => {
  const target = await cluster('another');
  await assert.rejects(target.inspect(false), /There is no worker of the release another here/);
});

test('in a cluster the pods of the release and the volumes are looked at, and a volume that tells nothing is named', async () => {
  const target = await cluster('front');
  assert.match((await target.parts())[0]!.says, /careers-api has 1 of 2 pods ready/);
  const [data, wal] = await target.rooms();
  assert.deepEqual(data, { place: 'volume db-1', freeBytes: 3000 * 1024, totalBytes: 4000 * 1024 });
  assert.match((wal as { why: string }).why, /no df here/);
  await assert.rejects((await cluster('another')).parts(), /nothing here is of the release another/);
});

// A `docker` that knows one container, and a folder that an earlier `make start` has left behind.
writeFileSync(
  join(folder, 'docker'),
  `#!/bin/sh
case "$*" in
  'compose ps --all --quiet') echo 0123abcd ;;
  'compose ps --all --format json') echo '{"Service":"postgres","State":"running","Health":"healthy","ExitCode":0}' ;;
  'compose exec -T postgres df -Pk /var/lib/postgresql') printf 'Filesystem 1024-blocks Used Available Capacity Mounted on\\n/dev/a 4000 1000 3000 25%% /x\\n' ;;
  'compose exec -T postgres test -e /var/lib/postgresql/reserve') test -e '${folder}/has-reserve' ;;
  *) exit 1 ;;
esac
`,
);
chmodSync(join(folder, 'docker'), 0o755);
const DATA_DIR = join(folder, 'data');
mkdirSync(DATA_DIR);
writeFileSync(join(DATA_DIR, 'settings.json'), '{}');
const here = (more: NodeJS.ProcessEnv = {}) => findTarget({ DATA_DIR, PATH: `${folder}:${process.env.PATH}`, ...more });

test('what make start runs is looked at while it runs, and the containers when it has ended', async () => {
  assert.equal((await here()).name, 'compose');
  const giveBack = holdPidFile(join(DATA_DIR, 'start.pid'));
  assert.equal((await here()).name, 'local');
  giveBack();
  assert.equal((await here()).name, 'compose');
});

test('of the containers only those that run have a disk', async () => {
  const places = (await (await here()).rooms()).map(({ place }) => place);
  assert.equal(places.length, 2);
  assert.equal(places[0], '/var/lib/postgresql of postgres');
});

test('fault 726: the reserve of the database is told with its disk', async () => {
  const [room] = await (await here()).rooms();
  assert.match(judgeRoom(room!).says, /no reserve there: make compose-up/);
  writeFileSync(join(folder, 'has-reserve'), '');
  const [now] = await (await here()).rooms();
  assert.match(judgeRoom(now!).says, /has its reserve there/);
});

test('the secrets are where the last line of the settings says, as docker compose has it', async () => {
  const settings = join(folder, '.env');
  writeFileSync(settings, 'SECRETS_DIR=/old\nSECRETS_DIR=/new\n');
  const { secrets } = await here({ COMPOSE_ENV_FILES: settings });
  assert.deepEqual(secrets, { own: [settings], closed: ['/new'] });
});
