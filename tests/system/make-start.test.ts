import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { JobPost } from '@frontdoor/contract';
import { filesIn, root } from '../../infra/local/paths.ts';
import { commandOf } from '../../infra/local/process/process-table.ts';
import { stopProcess } from '../../infra/local/process/stop-process.ts';
import { fillForm } from '../support/application.ts';
import { mailsAbout } from '../support/inbox.ts';
import { applicationsOf } from '../support/rows.ts';
import { sendUntilAcknowledged } from '../support/send-application.ts';
import {
  addressesFile,
  addressesOf,
  descendantsOf,
  startAsCommand,
  stillAlive,
} from '../support/system/started-stack.ts';
import { until } from '../support/until.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'frontdoor-start-'));
const start = [process.execPath, 'infra/local/start.ts'];
const email = 'kept.over.night@mail.example';
const running = new Set<ReturnType<typeof startAsCommand>>();
let reference = '';

after(async () => {
  for (const { process: child } of running) await stopProcess(child, 'SIGTERM', 30_000);
  rmSync(dataDir, { recursive: true, force: true });
});

const logOf = (part: string) => readFileSync(filesIn(dataDir).log(part), 'utf8');

function run(command: string[], more: Record<string, string> = {}) {
  const started = startAsCommand(command, dataDir, more);
  running.add(started);
  void started.ended.then(() => running.delete(started));
  return started;
}

test('the start writes its addresses, everything answers there, and the command ends with everything it started', async () => {
  const started = run(canMake() ? ['make', 'start'] : start);
  const addresses = await addressesOf(started, dataDir);
  assert.deepEqual(Object.keys(addresses).toSorted(), ['admin', 'api', 'inbox', 'site']);
  for (const address of Object.values(addresses)) assert.match(address, /^http:\/\/127\.0\.0\.1:\d+/);
  for (const page of ['/', '/career', '/application', '/login', '/login2', '/admin/', '/health/ready']) {
    const base = page.startsWith('/health') ? addresses.api : addresses.site;
    assert.equal((await fetch(`${base}${page}`)).status, 200, page);
  }
  assert.equal((await fetch(`${addresses.site}/no-such-page`)).status, 404);
  const posts = (await (await fetch(`${addresses.site}/api/jobposts`)).json()) as JobPost[];
  assert.ok(posts.length > 0, 'there are sample job posts');
  // Two accounts, with their passwords, shown this once.
  await until('the logins are shown', () => (started.output().match(/password \S+/g)?.length ?? 0) === 2);

  ({ reference } = await sendUntilAcknowledged(addresses.site, await fillForm({ email })));
  assert.equal((await mailsAbout(addresses.inbox, reference)).length, 1);

  const second = startAsCommand(start, dataDir);
  assert.equal(await second.ended, 1);
  assert.match(second.output(), /already running/i);

  const parts = descendantsOf(started.process.pid!);
  assert.ok(parts.length >= 3, 'PostgreSQL, API and worker are its children');
  await expectNoInspector(parts, started.output, addresses.api);
  await until('the worker says how documents are kept apart', () => /"way":"[a-z-]+"/.test(logOf('worker')));
  if (process.getuid?.() === 0) assert.doesNotMatch(logOf('worker'), /"way":"permission-model"/);
  started.process.kill('SIGTERM');
  await started.ended;
  await until('all of it has ended', () => stillAlive(parts).length === 0);
  assert.equal(existsSync(addressesFile(dataDir)), false);
});

async function expectNoInspector(parts: number[], output: () => string, api: string): Promise<void> {
  const ofNode = parts.filter((pid) => /\bnode /.test(commandOf(pid)));
  assert.ok(ofNode.length >= 2, 'API and worker run on Node');
  for (const pid of ofNode) process.kill(pid, 'SIGUSR1');
  // The inspector writes its address to standard error, once it listens.
  assert.equal((await fetch(`${api}/health/ready`)).status, 200);
  assert.doesNotMatch([output(), ...['api', 'worker'].map(logOf)].join('\n'), /Debugger listening/);
}

test('a second start keeps the data, and stops at the word of another terminal', async () => {
  const started = run(start);
  const { inbox } = await addressesOf(started, dataDir);
  const { DATABASE_URL } = JSON.parse(readFileSync(filesIn(dataDir).settings, 'utf8')) as Record<string, string>;
  const [row] = await applicationsOf(DATABASE_URL!, email);
  assert.equal(row?.reference, reference);
  assert.equal((await mailsAbout(inbox, reference)).length, 1);
  assert.doesNotMatch(started.output(), /password \S{12,}/);

  const parts = descendantsOf(started.process.pid!);
  const stopped = startAsCommand([process.execPath, 'infra/local/stop.ts'], dataDir);
  assert.equal(await stopped.ended, 0, stopped.output());
  assert.equal(await started.ended, 0);
  assert.deepEqual(stillAlive(parts), []);
  assert.equal(existsSync(addressesFile(dataDir)), false);
});

for (const settings of [{ NODE_ENV: 'production' }, { SITE_URL: 'https://plumbline.example' }]) {
  test(`with ${Object.entries(settings)[0]!.join('=')} it refuses to start`, async () => {
    const started = run(start, settings);
    assert.equal(await started.ended, 1);
    assert.match(started.output(), /production/);
    assert.equal(existsSync(addressesFile(dataDir)), false);
  });
}

// `make start` would install them first, below the feet of the tests that run at the same time.
function canMake(): boolean {
  const asks = 'command -v make && node infra/local/is-installed.mjs';
  return spawnSync('sh', ['-c', asks], { cwd: root }).status === 0;
}
