import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startDns } from './checks/start-dns.ts';
import { examine } from './examine.ts';
import { exitCodeOf, type Finding, lineOf } from './finding.ts';
import type { Inspection } from './inspection.ts';
import type { Target } from './target.ts';

const now = () => new Date().toISOString();
const healthy = (site: string): Inspection => ({
  version: '1.0.0',
  site,
  sender: [{ check: 'SPF', state: 'good', says: 'firm.in has one.' }],
  clock: { before: now(), database: now(), after: now() },
  postgres: { version: '18.1', bytes: 50_000_000, archiveMode: 'on', archivedAt: now(), failedAt: null },
  storage: null,
  mail: null,
  mailbox: { fault: null, readAt: now(), lastMailAt: null },
  scanner: 'off',
  alarms: [],
  told: { mail: true, webHook: false, heartbeat: true },
  backupExpected: true,
  rehearsal: { at: now(), point: now(), ok: true, rpoSeconds: 2, rtoSeconds: 9, rows: 12, resumes: 3, problems: [] },
});
const changeMailbox = (found: Inspection, change: Partial<Exclude<Inspection['mailbox'], 'off'>>) =>
  void Object.assign(found.mailbox, change);
const room = { place: '/data', freeBytes: 50e9, totalBytes: 100e9 };
const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

/** Of a system whose look from inside is changed by the test, on a site and a DNS server that are there. */
async function findingsOf(
  change: (found: Inspection) => void | Promise<void>,
  more: Partial<Target> = {},
): Promise<Finding[]> {
  const server = createServer((request, response) => response.end(request.url === '/' ? '<html></html>' : '[]')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const dns = await startDns({});
  const target: Target = {
    name: 'local',
    async inspect() {
      const found = healthy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await change(found);
      return found;
    },
    rooms: () => Promise.resolve([room]),
    secrets: undefined,
    parts: () => Promise.resolve([]),
    isSynchronized: () => Promise.resolve(true),
    rehearse: 'make compose-rehearsal',
    ...more,
  };
  try {
    return await examine(target, { DNS_SERVER: dns.address }, '1.0.0');
  } finally {
    await dns.stop();
    server.closeAllConnections();
    server.close();
  }
}
const wrong = (findings: Finding[]) =>
  findings
    .filter(({ state }) => state !== 'good' && state !== 'unneeded')
    .map(({ check, state }) => `${check} ${state}`);

test('a system without a fault is exit code 0', async () => {
  const findings = await findingsOf(() => {});
  assert.deepEqual(wrong(findings), [], findings.map(lineOf).join('\n'));
  assert.equal(exitCodeOf(findings), 0);
});

test('fault 437: a check that could not be made is exit code 1, and its line says so', async () => {
  const says = 'it could not be checked: the name of the key (selector) is not known.';
  const findings = await findingsOf((found) => void found.sender!.push({ check: 'DKIM', state: 'unknown', says }));
  assert.deepEqual(wrong(findings), ['DKIM unknown']);
  assert.equal(exitCodeOf(findings), 1);
  assert.match(findings.map(lineOf).join('\n'), /^UNKNOWN {2}DKIM: it could not be checked/m);
  assert.equal(exitCodeOf([]), 1);
});

const faults: [what: string, change: (found: Inspection) => void, found: string][] = [
  ['no backup', (found) => (found.postgres.archiveMode = 'off'), 'backup fault'],
  ['WAL that cannot be archived', (found) => (found.postgres.failedAt = now()), 'backup fault'],
  ['a rehearsal of three days ago', (found) => (found.rehearsal!.at = hours(72)), 'rehearsal fault'],
  ['a rehearsal that failed', (found) => (found.rehearsal!.ok = false), 'rehearsal fault'],
  ['no rehearsal', (found) => (found.rehearsal = null), 'rehearsal fault'],
  ['a storage that is another', (found) => (found.storage = 'it has no id'), 'storage fault'],
  ['a mail server that is down', (found) => (found.mail = 'ECONNREFUSED'), 'mail server fault'],
  ['a mailbox that refuses the login', (found) => changeMailbox(found, { fault: 'No login' }), 'mailbox fault'],
  ['a mailbox that is not read', (found) => changeMailbox(found, { readAt: hours(1) }), 'mailbox fault'],
  ['a mailbox that was never read', (found) => changeMailbox(found, { readAt: null }), 'mailbox fault'],
  ['a scanner that is down', (found) => (found.scanner = 'No verdict'), 'scanner fault'],
  ['an alarm', (found) => void found.alarms.push({ name: 'queue_down', text: 'x', since: now() }), 'alarms fault'],
  ['nobody who is told', (found) => (found.told.mail = false), 'operator warning'],
  ['another version', (found) => (found.version = '0.9.0'), 'version warning'],
  ['a clock that is off', (found) => (found.clock.database = hours(1)), 'clock fault'],
  [
    'a test message that is refused',
    (found) => (found.testMessage = [{ channel: 'mail', to: 'x', fault: '550' }]),
    'test message fault',
  ],
];
for (const [what, change, found] of faults)
  test(`${what} is found, and nothing else`, async () => {
    const findings = await findingsOf(change);
    assert.deepEqual(wrong(findings), [found]);
    assert.equal(exitCodeOf(findings), found.endsWith('fault') ? 2 : 1);
  });

test('a clock that nothing sets is a warning, and one that cannot be asked about is no good one', async () => {
  assert.deepEqual(wrong(await findingsOf(() => {}, { isSynchronized: () => Promise.resolve(false) })), [
    'clock warning',
  ]);
  const isSynchronized = () => Promise.reject(new Error('spawn timedatectl ENOENT'));
  assert.deepEqual(wrong(await findingsOf(() => {}, { isSynchronized })), ['clock unknown']);
});

test('what the worker finds in DNS about the sender stands among the rest, and a release that does not look is said', async () => {
  const says = 'firm.in has no DMARC record.';
  const findings = await findingsOf((found) => void found.sender!.push({ check: 'DMARC', state: 'fault', says }));
  assert.deepEqual(wrong(findings), ['DMARC fault']);
  assert.deepEqual(wrong(await findingsOf((found) => void delete found.sender)), ['sender unknown']);
});

test('a rehearsal that is to be made is named by the command of the system that was looked at', async () => {
  for (const change of [(found: Inspection) => (found.rehearsal = null), faults[3]![1]]) {
    const findings = await findingsOf(change);
    assert.match(findings.find(({ check }) => check === 'rehearsal')?.todo ?? '', /make compose-rehearsal$/);
  }
});

test('where no backup is expected none is missed', async () => {
  const findings = await findingsOf((found) => {
    found.backupExpected = false;
    found.postgres.archiveMode = 'off';
    found.rehearsal = null;
  });
  assert.deepEqual(wrong(findings), []);
});

test('a try to archive that failed stands with the time of the last that did not', async () => {
  const findings = await findingsOf((found) => {
    found.postgres.archivedAt = '2026-11-26T01:00:00.000Z';
    found.postgres.failedAt = '2026-11-26T02:00:00.000Z';
  });
  const { says } = findings.find(({ check }) => check === 'backup')!;
  assert.equal(
    says,
    'The last WAL was archived at 2026-11-26T01:00:00.000Z, and the try of 2026-11-26T02:00:00.000Z failed.',
  );
});

test('a container that does not run is found, also where the look from inside failed because of it', async () => {
  const stopped: Finding = { check: 'containers', state: 'fault', says: 'worker does not run.', todo: 'start it' };
  const parts = () => Promise.resolve([stopped]);
  assert.deepEqual(wrong(await findingsOf(() => {}, { parts })), ['containers fault']);
  const message =
    'docker compose exec worker failed (1):\nService "worker" is not running\n    at start (/app/a.js:1:2)';
  const findings = await findingsOf(() => Promise.reject(new Error(message)), { parts });
  assert.deepEqual(wrong(findings), ['system fault', 'the rest unknown', 'containers fault']);
  assert.match(findings[0]!.says, /cannot look at the system: Service "worker" is not running$/);
});

test('a system whose database is away is a fault, and the rest is unknown', async () => {
  const findings = await findingsOf(() => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:5432')));
  assert.deepEqual(wrong(findings), ['system fault', 'the rest unknown']);
  assert.match(findings[0]!.says, /ECONNREFUSED/);
});
