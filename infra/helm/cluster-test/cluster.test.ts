import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Submitted } from '@frontdoor/contract';
import { fillForm, formDataOf } from '../../../tests/support/application.ts';
import { startMailServer, type MailServer } from '../../../tests/support/mail-server.ts';
import { queryOnce } from '../../../tests/support/query-once.ts';
import { sha256 } from '../../../tests/support/sha256.ts';
import { until } from '../../../tests/support/until.ts';
import { findFreePort } from '../../local/find-free-port.ts';
import { type Hr, signInAsHr } from './as-hr.ts';
import { call } from './call.ts';
import { portsCalledBy } from './connections.ts';
import { countPromise } from './count-promise.ts';
import { evict } from './evict.ts';
import { listAll } from './list-all.ts';
import { bringProfile, isNodeHere } from './node-profile.ts';
import { gatewayAddress, inside, type Pod, pods, rollBack, space, testRelease, uninstall, update } from './release.ts';
import { machine, startState, type State } from './start-state.ts';
import { SteadySending } from './steady-sending.ts';

// The chart on a real Kubernetes, from an empty namespace to an empty namespace. `make cluster-test` brings cluster and images.
const REQUESTS = Number(process.env.REQUESTS || 10_000);
const KILLS = 12;
const BETWEEN_KILLS_MS = 5_000;

let state: State;
let mail: MailServer;
let mailPort: number;
let site: string;
let atFirst: string[];
let hr: Hr;

before(async () => {
  mailPort = await findFreePort(0);
  mail = await startMailServer(mailPort, machine);
  state = await startState(mailPort);
  atFirst = await listAll(space);
});

after(async () => {
  try {
    await state?.remove();
  } finally {
    await mail?.end();
  }
});

const parts = (all: Pod[]) => Map.groupBy(all, ({ part }) => part);

test('Helm installs it into a restricted namespace: the tables first, then everything else', async () => {
  await update();
  site = await gatewayAddress();
  const found = parts(await pods());
  assert.deepEqual([...found.keys()].toSorted(), ['api', 'gateway', 'worker']);
  for (const ones of found.values())
    assert.deepEqual(
      ones.map(({ isReady }) => isReady),
      [true, true],
    );
});

test('no pod is root, can write to its own files, or knows the cluster', async () => {
  const look = 'id -u; touch /owned 2>&1; grep CapEff /proc/self/status; ls /var/run/secrets/kubernetes.io 2>&1';
  for (const [part, container, capabilities] of [
    ['api', 'api', '0+'],
    ['worker', 'worker', '0+'],
    ['worker', 'reader', '0+'],
    ['gateway', 'gateway', '0+'],
    ['gateway', 'visits', '0+'],
  ] as const) {
    const output = await inside('exec', `deploy/frontdoor-${part}`, '-c', container, '--', 'sh', '-c', `${look}; true`);
    const user = container === 'reader' ? '10002' : '10001';
    assert.match(
      output,
      new RegExp(`^${user}\\n.*Read-only file system\\nCapEff:\\s+${capabilities}\\n.*No such file or directory\\n$`),
      container,
    );
  }
});

test('helm test sends a message by the contact form and finds it', async () => {
  assert.match(await testRelease(), /^Phase:\s+Succeeded$/m);
});

async function apply(name: string) {
  const filled = await fillForm({ name, message: 'Sent through the cluster.' });
  const headers = { 'Idempotency-Key': filled.key };
  const sent = await call(site, '/api/application', { method: 'POST', headers, body: formDataOf(filled) });
  assert.equal(sent.status, 201, sent.body.toString());
  const { reference } = JSON.parse(sent.body.toString()) as Submitted;
  return { reference, resume: filled.resume! };
}

test('an application comes through the gateway, HR hears of it, and opens its resume byte for byte', async () => {
  const { reference, resume } = await apply('Meera Nair');
  await until('HR has a mail about it', () =>
    mail.taken.some(({ recipients, raw }) => recipients.includes('hr@plumbline.example') && raw.includes(reference)),
  );
  hr = await signInAsHr(site);
  const application = await hr.find(reference);
  const opened = await hr.get(`/uploads/${application.resume}`);
  assert.equal(sha256(opened.body), sha256(resume.bytes));
  assert.equal((await call(site, `/uploads/${application.resume}`)).status, 401);
});

test('no pod holds a connection that the policies do not name, as this cluster does not enforce them', async () => {
  const allowed: Record<string, number[]> = {
    // Database, queue, storage, and the gateway for templates.
    api: [80, 5432, 6379, 9000],
    worker: [5432, 6379, 9000, mailPort],
    // 3002 is the container beside it, and a worker.
    gateway: [3000, 3002],
  };
  for (const { name, part } of await pods()) {
    const called = await portsCalledBy(name, part);
    assert.deepEqual(
      called.filter((port) => !allowed[part]?.includes(port)),
      [],
      `${part} calls ${called.join()}`,
    );
  }
});

const wayOfReaders = async () =>
  (await inside('logs', 'deploy/frontdoor-worker', '-c', 'reader')).match(/"way":"([\w-]+)"/)?.[1];

test('the reader keeps documents apart by the permission model, and by namespaces where the node has the profile', async (t) => {
  assert.equal(await wayOfReaders(), 'permission-model');
  if (!isNodeHere) return t.skip('the node is another machine');
  await update('reader.isolation=own-namespaces', `reader.seccompProfile=${bringProfile()}`);
  await until('the other workers have gone', async () => (parts(await pods()).get('worker') ?? []).length === 2);
  assert.equal(await wayOfReaders(), 'own-namespaces');
  const { reference } = await apply('Vikram Shah');
  await hr.find(reference);
  await update();
});

async function whileSending(again: boolean, least: number, act: () => Promise<unknown>): Promise<SteadySending> {
  const sending = new SteadySending(site, { again });
  try {
    await act();
  } finally {
    await sending.end(least);
  }
  return sending;
}

test(`an update to another tag and back breaks none of ${REQUESTS} requests`, async () => {
  const sending = await whileSending(false, REQUESTS, async () => {
    await pause(3_000);
    await update('images.backend.tag=cluster-test-2', 'images.web.tag=cluster-test-2');
    const images = (await pods()).filter(({ ends }) => !ends).flatMap((pod) => pod.images);
    assert.ok(images.length > 0 && images.every((image) => image.endsWith(':cluster-test-2')), images.join());
    await rollBack();
    await pause(3_000);
  });
  console.log(`update and back: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 1 })}`);
  assert.deepEqual(sending.failures, []);
});

test('the pages that were opened are counted', async () => {
  // The worker writes once a minute.
  const counted = await until('some are in the table', async () => {
    const [row] = await queryOnce(state.databaseUrl, 'SELECT sum(count)::int AS sum FROM visits');
    return Number(row?.['sum'] ?? 0) > 0 && row;
  });
  console.log(`visits counted so far: ${String(counted['sum'])}`);
});

test('from one pod of each to three and back breaks no request', async () => {
  const replicas = (count: number) => ['api', 'worker', 'gateway'].map((part) => `${part}.replicas=${count}`);
  const sending = await whileSending(false, 0, async () => {
    for (const count of [1, 3, 1]) {
      await update(...replicas(count));
      await until(`there are ${count}`, async () => {
        const found = parts(await pods());
        return [...found.values()].every((ones) => ones.filter(({ ends }) => !ends).length === count);
      });
    }
    await update();
  });
  console.log(`1, 3, 1: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 1 })}`);
  assert.deepEqual(sending.failures, []);
});

test('an API pod is evicted, and no second one before it has a successor', async () => {
  const [first, second] = parts(await pods()).get('api')!;
  await evict(space, first!.name);
  await assert.rejects(evict(space, second!.name), /disruption budget/);
  await until('two are ready', async () => {
    const ready = parts(await pods())
      .get('api')!
      .filter(({ isReady, ends }) => isReady && !ends);
    return ready.length === 2;
  });
});

test(`a pod is killed each ${BETWEEN_KILLS_MS / 1000} s for a minute: who was told "submitted" is there once, and HR has heard of it`, async () => {
  const sending = await whileSending(true, 0, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const all = (await pods()).filter(({ ends }) => !ends);
      const part = ['api', 'worker', 'gateway'][kill % 3]!;
      const victim = parts(all)
        .get(part)!
        .toSorted((one, other) => Number(other.isReady) - Number(one.isReady))[0]!;
      await inside('delete', 'pod', victim.name, '--grace-period=0', '--force', '--wait=false');
      await pause(BETWEEN_KILLS_MS);
    }
  });
  console.log(`killed ${KILLS}: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 2 })}`);
  assert.ok(sending.applications.length > 0);
});

test('Postgres crashes and comes back: nothing that was acknowledged is missing', async () => {
  const sending = await whileSending(true, 0, async () => {
    await pause(10_000);
    await state.crashPostgres();
    await pause(20_000);
  });
  const seconds = (sending.longestSilenceMs / 1000).toFixed(0);
  console.log(
    `Postgres away: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 2 })}; ` +
      `nothing acknowledged for ${seconds} s at most`,
  );
  assert.ok(sending.failures.length > 0, 'nobody has noticed');
});

test('helm uninstall leaves nothing', async () => {
  await uninstall();
  await until('the pods have ended', async () => (await pods()).length === 0, { seconds: 120 });
  assert.deepEqual(await listAll(space), atFirst);
});
