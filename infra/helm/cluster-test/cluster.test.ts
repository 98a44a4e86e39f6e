import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer, type MailServer } from '../../../tests/support/mail-server.ts';
import { sha256 } from '../../../tests/support/sha256.ts';
import { until } from '../../../tests/support/until.ts';
import { findFreePort } from '../../local/process/find-free-port.ts';
import { apply } from './apply.ts';
import { type Hr, signInAsHr } from './sending/as-hr.ts';
import { call } from './call.ts';
import { portsCalledBy } from './sending/connections.ts';
import { countPromise } from './sending/count-promise.ts';
import { drainOneNode } from './nodes/drain.ts';
import { evict } from './nodes/evict.ts';
import { listAll } from './list-all.ts';
import { bringProfile, isNodeHere } from './nodes/node-profile.ts';
import {
  gatewayAddress,
  inside,
  parts,
  pods,
  restart,
  rollBack,
  space,
  testRelease,
  uninstall,
  update,
} from './release.ts';
import { machine, startState, type State } from './start-state.ts';
import { sendWhile } from './sending/steady-sending.ts';
import { startPrivileged, tryAsStray } from './nodes/stray.ts';

// The chart on a real Kubernetes, from an empty namespace to an empty namespace. `make cluster-test` brings cluster and images.
const REQUESTS = Number(process.env.REQUESTS || 10_000);
const KILLS = 12;
const BETWEEN_KILLS_MS = 5_000;
const MOST_SILENCE_MS = 30_000;
let state: State;
let mail: MailServer;
let mailPort: number;
let site: string;
let atFirst: string[];
let hr: Hr;
const report: string[] = [];
const tell = (line: string) => void report.push(line);

before(async () => {
  mailPort = await findFreePort(0);
  mail = await startMailServer(mailPort, machine);
  state = await startState(mailPort);
  atFirst = await listAll(space);
});

after(async () => {
  console.log(['What was found', ...report].join('\n  '));
  try {
    await state?.remove();
  } finally {
    await mail?.end();
  }
});

test('Helm installs it into a restricted namespace: the tables first, then everything else', async () => {
  await update();
  site = await gatewayAddress();
  const podsByPart = parts(await pods());
  assert.deepEqual([...podsByPart.keys()].toSorted(), ['api', 'gateway', 'worker']);
  for (const ones of podsByPart.values())
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

test('an application comes through the gateway, HR hears of it, and opens its resume byte for byte', async () => {
  const { reference, resume } = await apply(site, 'Meera Nair');
  await until('HR has a mail about it', () =>
    mail.taken.some(({ recipients, raw }) => recipients.includes('hr@plumbline.example') && raw.includes(reference)),
  );
  hr = await signInAsHr(site);
  const application = await hr.find(reference);
  const opened = await hr.get(`/uploads/${application.resume}`);
  assert.equal(sha256(opened.body), sha256(resume.bytes));
  assert.equal((await call(site, `/uploads/${application.resume}`)).status, 401);
});

test('a stray pod gets nowhere, as far as this cluster enforces policies', async () => {
  await assert.rejects(startPrivileged(), /violates PodSecurity/);
  const { isEnforcing, reached } = await tryAsStray();
  const addresses = reached.join(', ') || 'nothing';
  tell(`stray pod: ${isEnforcing ? '' : 'this cluster enforces no NetworkPolicies, and '}it reached ${addresses}`);
  if (isEnforcing) assert.deepEqual(reached, []);
});

test('no pod holds a connection that the policies do not name', async () => {
  const allowed: Record<string, number[]> = {
    // Database, queue, storage, and the gateway for templates and to see that it answers.
    api: [80, 5432, 6379, 9000],
    worker: [80, 5432, 6379, 9000, mailPort],
    gateway: [3000],
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
  const { reference } = await apply(site, 'Vikram Shah');
  await hr.find(reference);
  await update();
});

const whileSending = (again: boolean, least: number, act: () => Promise<unknown>) =>
  sendWhile(site, { again }, least, act);

test(`an update to another tag and back breaks none of ${REQUESTS} requests`, async () => {
  const sending = await whileSending(false, REQUESTS, async () => {
    await pause(3_000);
    await update(...['backend', 'web', 'backup'].map((image) => `images.${image}.tag=cluster-test-2`));
    const images = (await pods()).filter(({ ends }) => !ends).flatMap((pod) => pod.images);
    assert.ok(images.length > 0 && images.every((image) => image.endsWith(':cluster-test-2')), images.join());
    await rollBack();
    await pause(3_000);
  });
  tell(`update and back: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 1 })}`);
  assert.deepEqual(sending.failures, []);
});

test('limits are counted together in Redis', async () => {
  const counts = await until('there are some', async () => (await state.countLimits()) || false);
  tell(`counts of limits in Redis: ${counts}`);
});

test('pages that are opened after all workers were replaced, and no gateway, are counted', async () => {
  await restart('worker');
  await until('the workers from before have written and gone', async () => (await pods()).every(({ ends }) => !ends));
  const earlier = await state.countVisits();
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
  for (let opened = 0; opened < 20; opened += 1) await call(site, '/about', { headers });
  const now = await until('they are in the table', async () => {
    const count = await state.countVisits();
    return count >= earlier + 20 && count;
  });
  tell(`visits: ${earlier} counted before, ${now} now`);
});

test('from one pod of each to three and back breaks no request', async () => {
  const replicas = (count: number) => ['api', 'worker', 'gateway'].map((part) => `${part}.replicas=${count}`);
  const sending = await whileSending(false, 0, async () => {
    for (const count of [1, 3, 1]) {
      await update(...replicas(count));
      await until(`there are ${count}`, async () => {
        const podsByPart = parts(await pods());
        return [...podsByPart.values()].every((ones) => ones.filter(({ ends }) => !ends).length === count);
      });
    }
    await update();
  });
  tell(`1, 3, 1: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 1 })}`);
  assert.deepEqual(sending.failures, []);
});

test('a drained node gives up one pod of each part at a time, and no request fails', async () => {
  let said = '';
  const sending = await whileSending(false, 0, async () => void (said = await drainOneNode()));
  tell(`node drained: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 1 })}; ${said}`);
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
  tell(`killed ${KILLS}: ${await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 2 })}`);
  assert.ok(sending.applications.length > 0);
});

test('Postgres crashes and comes back: nothing that was acknowledged is missing', async () => {
  const sending = await whileSending(true, 0, async () => {
    await pause(10_000);
    await state.crashPostgres();
    await pause(20_000);
  });
  const seconds = (sending.longestSilenceMs / 1000).toFixed(0);
  const counts = await countPromise(state.databaseUrl, sending, mail.taken, { mostMails: 2 });
  tell(`Postgres away: ${counts}; nothing acknowledged for ${seconds} s at most`);
  assert.ok(sending.failures.length > 0, 'nobody has noticed');
  assert.ok(sending.longestSilenceMs < MOST_SILENCE_MS, `nothing was acknowledged for ${seconds} s`);
});

test('helm uninstall leaves nothing', async () => {
  await uninstall();
  await until('the pods have ended', async () => (await pods()).length === 0, { seconds: 120 });
  assert.deepEqual(await listAll(space), atFirst);
});
