import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Application, Schemas, Submitted } from '@frontdoor/contract';
import { root } from '../local/paths.ts';
import { readVersion } from '../release/version-places.ts';
import { redirects } from '../../frontend/app/redirects.ts';
import { fillForm } from '../../tests/support/application.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { mailsAbout } from '../../tests/support/inbox.ts';
import { sendUntilAcknowledged } from '../../tests/support/send-application.ts';
import { sha256 } from '../../tests/support/sha256.ts';
import { until } from '../../tests/support/until.ts';
import { checkRule } from './check-rule.ts';
import { checkStream } from '../../tests/support/containers/check-stream.ts';
import { prepareProject, REVISION } from './compose-project.ts';
import { gatewayRules, nameOf, redirectRules, unavailableRule, unfilledPageRules } from './gateway-rules.ts';
import { tryAsReader } from './hostile-reader.ts';
import { signInAsHr } from '../../tests/support/containers/sign-in-as-hr.ts';
import { testGateway } from '../../tests/support/containers/test-gateway.ts';
import { testBackup } from '../../tests/support/containers/test-backup.ts';
import { testTwoOfEach } from '../../tests/support/system/test-two-of-each.ts';

type Labels = Record<string, string>;

// One application end to end through the containers, built from this checkout.
const project = await prepareProject(process.env.COMPOSE_SMOKE_PROJECT ?? `frontdoor-smoke-${process.pid}`);
const { site, inbox, compose } = project;
const filled = await fillForm({ name: 'Meera Nair', message: 'Sent through the containers.' });
let sent: Submitted;
let cookie = '';
let application: Application;

before(async () => {
  await compose('build');
  await compose('up', '--detach', '--wait', '--wait-timeout', '300');
});

after(async () => {
  const states = await compose('ps', '--all').catch(String);
  const problems = await compose('logs', '--tail', '15', 'api', 'worker', 'reader', 'migrate').catch(String);
  process.stderr.write(`${states}\n${application?.resumeState === 'stored' ? '' : problems}\n`);
  await project.remove();
});

const reached = (came: Record<string, string>) => Object.keys(came).filter((name) => came[name] === 'done');

for (const rule of [...gatewayRules, ...redirectRules(redirects)]) {
  test(`at the gateway, ${nameOf(rule)}`, () => checkRule(site, rule));
}

test('every container of ours is guarded: no root, no capabilities, nothing to write to', async () => {
  const users = { web: 10001, api: 10001, worker: 10001, postgres: 999, backup: 999 };
  for (const [service, user] of Object.entries(users)) {
    const output = await compose(
      'exec',
      '-T',
      service,
      'sh',
      '-c',
      'id -u; touch /owned 2>&1; grep CapEff /proc/self/status',
    );
    assert.match(output, new RegExp(`^${user}\\n.*Read-only file system\\nCapEff:\\s+0+\\n$`));
  }
});

test('images and processes of ours have the version of this checkout, and the labels say of which commit they are', async () => {
  const version = readVersion(root);
  const described = JSON.parse(await project.inspect()) as { Config: { Image: string; Labels: Labels } }[];
  const ours = described.map(({ Config }) => Config).filter(({ Image }) => Image.startsWith('frontdoor/'));
  assert.deepEqual(
    [...new Set(ours.map(({ Image }) => Image))].toSorted(),
    ['backend', 'backup', 'postgres', 'web'].map((name) => `frontdoor/${name}:${version}`),
  );
  for (const { Labels } of ours)
    assert.deepEqual(
      [Labels['org.opencontainers.image.version'], Labels['org.opencontainers.image.revision']],
      [version, REVISION],
    );
  const ask = "fetch('http://127.0.0.1:3000/health/live').then((r) => r.text()).then(console.log)";
  const told = await compose('exec', '-T', 'api', 'node', '-e', ask);
  assert.deepEqual(JSON.parse(told), { status: 'ok', version });
});

test('row 161: neither what the engine tells of the containers nor their command lines show a secret', async () => {
  const files = readdirSync(project.secrets).map((name) => readFileSync(join(project.secrets, name), 'utf8'));
  const secrets = new Set(files.join().match(/[\da-f]{64}/g));
  assert.equal(secrets.size, 7);
  const visibleTexts = (await project.inspect()) + (await compose('top'));
  assert.ok(visibleTexts.includes('/run/secrets/database_url') && visibleTexts.includes('redis-server'));
  for (const secret of secrets) assert.ok(!visibleTexts.includes(secret));
});

test('row 162: migrate was given no address of the storage and no session secret', async () => {
  const listed = await compose('run', '--rm', '--no-deps', '-T', '--entrypoint', 'ls', 'migrate', '/run/secrets');
  assert.deepEqual(listed.trim().split(/\s+/), ['database_owner_url', 'database_url', 'mail_url', 'queue_url']);
});

test('row 163: the inbox shows no mail to a name of somebody else that leads here, nor to the script of another site', async () => {
  const { host, port } = new URL(inbox);
  const answerTo = async (headers: Record<string, string>) => {
    const call = request(`${inbox}/email`, { headers: { Host: host, ...headers } }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return [answer.statusCode, answer.headers['access-control-allow-origin']];
  };
  for (const Host of [`evil.example:${port}`, 'evil.example', `127.0.0.1.evil.example:${port}`])
    assert.deepEqual(await answerTo({ Host }), [421, undefined], Host);
  assert.deepEqual(await answerTo({ Origin: 'https://evil.example' }), [403, undefined]);
  assert.deepEqual(await answerTo({ Origin: inbox }), [200, undefined]);
  assert.deepEqual(await answerTo({ Host: `localhost:${port}` }), [200, undefined]);
});

test('fault 385: an update whose settings are refused leaves the containers of before, and the site answers', async () => {
  const containers = async () => [...(await project.containersOf('api')), ...(await project.containersOf('worker'))];
  const former = await containers();
  // Another machine's address, with the example company and its demo inbox.
  const SITE_URL = 'https://jobs.another-machine.net';
  await assert.rejects(project.runScript('infra/compose/up.sh', { SITE_URL }), /EXAMPLE_COMPANY/);
  assert.deepEqual(await containers(), former);
  assert.equal((await fetch(`${site}/api/jobposts`)).status, 200);
});

test('the reader of documents may change users and end processes, and nothing else; no secret is in it', async () => {
  const look =
    'grep CapEff /proc/self/status; touch /owned 2>&1; ls /dev/shm 2>&1; env | cut -d= -f1 | sort | tr "\\n" " "';
  const output = await compose('exec', '-T', 'reader', 'sh', '-c', look);
  assert.match(output, /^CapEff:\s+0+e0\n.*Read-only file system\n.*No such file or directory\n/);
  assert.doesNotMatch(output, /SECRET|PASSWORD|DATABASE_URL|QUEUE_URL|STORAGE_URL|MAIL_URL/);
});

test('a hostile script in the place of the program that reads documents reaches nothing', async () => {
  const { way, came } = await tryAsReader(project, 'script');
  assert.equal(way, 'other-user');
  assert.ok(Object.keys(came).length > 25, JSON.stringify(came));
  assert.deepEqual(reached(came), []);
});

test('native code there, which no flag binds, may start programs in the same cage, and reaches nothing', async () => {
  const { came } = await tryAsReader(project, 'native');
  assert.deepEqual(reached(came), ['spawn']);
});

test('the gateway cuts off a request whose headers do not come', async () => {
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  socket.resume();
  await once(socket, 'close', { signal: AbortSignal.timeout(20_000) });
});

test('the gateway knows the API and not the database', async () => {
  assert.match(await compose('exec', '-T', 'web', 'getent', 'hosts', 'api'), /api/);
  await assert.rejects(compose('exec', '-T', 'web', 'getent', 'hosts', 'postgres'));
});

test('a page is opened from another site', async () => {
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', Referer: 'https://news.example/a' };
  assert.equal((await fetch(`${site}/quality`, { headers })).status, 200);
});

testGateway(project);

test('an application is acknowledged', async () => {
  sent = await sendUntilAcknowledged(site, filled);
  assert.match(sent.reference, /^FD-/);
});

test('HR has one mail about it', async () => {
  assert.equal((await mailsAbout(inbox, sent.reference)).length, 1);
});

test('HR signs in', async () => {
  cookie = await signInAsHr(project, 'Farah Sheikh', 'farah@plumbline.example');
});

test('at the gateway, the stream of changes comes as it is, and its first bytes at once', () =>
  checkStream(site, cookie));

test('HR finds it in the list, its resume stored', async () => {
  application = await until('the resume is stored', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: sent.reference }));
    const answer = await fetch(`${site}/api/admin/applications?filter=${filter}`, { headers: { Cookie: cookie } });
    const [received] = (await answer.json()) as Application[];
    return received?.resumeState === 'stored' ? received : undefined;
  });
  assert.equal(application.name, 'Meera Nair');
});

test('HR sees a preview of it, which the reader has made', async () => {
  await until('the resume is examined', async () => {
    const url = `${site}/api/admin/applications/${application._id}/resume/preview`;
    const preview = (await (await fetch(url, { headers: { Cookie: cookie } })).json()) as { state: string };
    return preview.state === 'done';
  });
});

test('HR opens the resume, byte for byte', async () => {
  const answer = await fetch(`${site}/uploads/${application.resume}`, { headers: { Cookie: cookie } });
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment/);
  assert.equal(sha256(new Uint8Array(await answer.arrayBuffer())), sha256(filled.resume!.bytes));
});

test('without a session the resume stays closed', async () => {
  const answer = await fetch(`${site}/uploads/${application.resume}`);
  assert.equal(answer.status, 401);
});

test('the worker has heard of that page from the gateway, and the report shows it', async () => {
  await until('the visit is counted', async () => {
    const answer = await fetch(`${site}/api/admin/reports/visits`, { headers: { Cookie: cookie } });
    const { perPage, perHost } = (await answer.json()) as Schemas['VisitsReportView'];
    return perPage.some(({ page }) => page === '/quality') && perHost.some(({ host }) => host === 'news.example');
  });
});

test('the database archives its WAL, and is backed up by itself from its first minutes on', async () => {
  await compose(
    'exec',
    '-T',
    'backup',
    'sh',
    '-c',
    'pgbackrest --config=/run/pgbackrest/pgbackrest.conf --stanza=frontdoor check',
  );
  await until('the first full backup is made', async () =>
    (await compose('logs', '--no-log-prefix', 'backup')).includes('the database is backed up'),
  );
});

// It waits for a minute and more, several times.
if (isLongForm) testBackup(project);

// Two minutes of waiting; the cluster's tests and those of one machine kill processes as well.
if (isLongForm) testTwoOfEach(project);

test('without the API its calls are told to come back', async () => {
  await compose('stop', '--timeout', '5', 'api');
  for (const rule of [unavailableRule, ...unfilledPageRules]) await checkRule(site, rule);
});
