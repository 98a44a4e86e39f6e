import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caddyNumbers, countRequests, missingCaddyNumbers } from '../../../infra/monitoring/caddy-numbers.ts';
import { until } from '../until.ts';
import type { ComposeProject } from '../../../infra/ci/compose-project.ts';

interface Policy {
  subjects?: string[];
  issuers?: { module: string }[];
}

/** Whom the gateway of a project believes, what it logs and what it counts. */
export function testGateway(project: ComposeProject): void {
  const { site, inbox } = project;
  const compose = (...args: string[]) => project.compose(...args);

  test('the end of a start tells where the site and the inbox are, and how the first person comes in', async () => {
    const lines = await project.runScript('infra/compose/print-addresses.sh');
    for (const told of [`${site}/career\n`, `${site}/admin/\n`, `${inbox}\n`, 'dist/entrypoints/staff.js'])
      assert.ok(lines.includes(told), lines);
  });

  test('the front understands its rules for each way to a certificate, and orders none without a name', async () => {
    for (const [TLS, issuer] of Object.entries({ off: undefined, internal: 'internal', acme: 'acme' })) {
      const settings = ['-e', `TLS=${TLS}`, '-e', 'SITE_ADDRESS=jobs.example.com'];
      const rules = await compose(
        'exec',
        '-T',
        ...settings,
        'web',
        'caddy',
        'adapt',
        '--config',
        '/etc/caddy/front.Caddyfile',
      );
      const { apps } = JSON.parse(rules) as { apps: { tls?: { automation: { policies: Policy[] } } } };
      const [policy] = apps.tls?.automation.policies ?? [];
      assert.deepEqual(
        policy?.issuers?.map(({ module }) => module),
        issuer && [issuer],
        TLS,
      );
      assert.deepEqual(policy?.subjects, issuer && ['jobs.example.com']);
    }
  });

  /** Asks for a mail with a new password, as a visitor at this address whose request came by a TLS proxy. */
  const ask = (address: string, at: number) =>
    fetch(`${site}/api/password-resets`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site, 'X-Forwarded-For': address },
      body: JSON.stringify({ email: `nobody.${at}@plumbline.example` }),
    });

  test('fault 420: visitors behind a TLS proxy on this machine have limits of their own, as installed', async () => {
    for (let at = 0; at < 5; at += 1) assert.equal((await ask('203.0.113.7', at)).status, 202);
    assert.equal((await ask('203.0.113.7', 5)).status, 429);
    assert.equal((await ask('198.51.100.7', 6)).status, 202);
  });

  test('fault 421: a stranger who claims other addresses keeps the limit of its own', async () => {
    const claim = `const post = (at) => fetch('http://web:8080/api/password-resets', { method: 'POST', body: JSON.stringify({ email: 'x' + at + '@mail.example' }),
      headers: { 'Content-Type': 'application/json', Origin: '${site}', 'X-Forwarded-For': '203.0.113.' + at } });
      (async () => { for (let at = 10; at < 16; at++) console.log((await post(at)).status); })()`;
    // From a container: only the end of the network that is this machine is believed.
    const statuses = (await compose('exec', '-T', 'worker', 'node', '-e', claim)).trim().split('\n');
    assert.deepEqual(statuses, ['202', '202', '202', '202', '202', '429']);
  });

  test('fault 422: the gateway logs a request without its query, its address and more of the page before than its site', async () => {
    const headers = {
      Referer: 'https://news.example/a?b=secret-1',
      Cookie: 'secret-2',
      'X-Forwarded-For': '203.0.113.9',
    };
    await fetch(`${site}/quality?secret-3`, { headers });
    const lines = await until('the line is there', async () => {
      const logged = (await compose('logs', '--no-log-prefix', 'web')).split('\n');
      const found = logged.filter((line) => line.includes('log.access.access') && line.includes('"/quality"'));
      return found.some((line) => line.includes('https://news.example')) && found;
    });
    assert.match(lines.join('\n'), /"method":"GET".*"status":200.*"referer":"https:\/\/news\.example"/);
    assert.doesNotMatch(await compose('logs', 'web'), /secret-\d|203\.0\.113\.9|news\.example\/a|"Wget/);
  });

  test('the gateway counts each request once by the numbers that alerts and panels read, for a Prometheus on its network and not for visitors', async () => {
    assert.equal((await fetch(`${site}/metrics`)).status, 404);
    const look = "fetch('http://web:9180/metrics').then((r) => r.text()).then(console.log)";
    const numbers = () => compose('exec', '-T', 'api', 'node', '-e', look);
    /** With a method that nobody else uses. */
    const counted = (given: string) => countRequests(given, 'method="PATCH"');
    const before = await numbers();
    assert.ok(caddyNumbers().length > 1);
    assert.deepEqual(missingCaddyNumbers(before), [], 'alerts or dashboard read what the gateway does not give');
    for (let at = 0; at < 3; at += 1) await fetch(`${site}/quality`, { method: 'PATCH' });
    assert.equal(counted(await numbers()) - counted(before), 3);
  });
}
