import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { caddyNumbers, countRequests, missingCaddyNumbers } from './caddy-numbers.ts';
import { findPromtool } from './promtool.ts';
import { unknownNumbers } from './unknown-numbers.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, 'utf8');
const rules = read('infra/helm/frontdoor/files/alerts.yaml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const promtool = findPromtool();
const withoutIt = promtool === null && 'promtool is not here: run `make prepare`';

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(promtool!, args, { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
}

test('Prometheus understands the alerts', { skip: withoutIt }, () => {
  run('check', 'rules', '--lint-fatal', 'infra/helm/frontdoor/files/alerts.yaml');
});

test('each alert fires for what it is about, and none at the last value that is in order', { skip: withoutIt }, () => {
  run('test', 'rules', 'infra/monitoring/alerts.test.yaml');
});

test('Prometheus understands the file for containers', { skip: withoutIt }, () => {
  run('check', 'config', '--syntax-only', 'infra/monitoring/prometheus.yml');
});

test('each alert is seen to fire, and has a section that says what to do', () => {
  const tested = read('infra/monitoring/alerts.test.yaml');
  const sections = [...read('docs/alerts.md').matchAll(/^## (Frontdoor\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(sections, alerts);
  assert.deepEqual(
    alerts.filter((name) => !tested.includes(`{alertname="${name}"}`)),
    [],
  );
  assert.deepEqual(
    alerts.filter((name) => !rules.includes(`runbook: docs/alerts.md#${name.toLowerCase()}`)),
    [],
  );
});

test('a number of the gateway is missing where its name, its code or a handler that is asked for is not given', () => {
  const given = `caddy_http_requests_in_flight{handler="metrics",server="srv1"} 1
caddy_http_request_duration_seconds_count{code="200",handler="subroute",method="GET",server="srv0"} 12
caddy_http_request_duration_seconds_sum{code="200",handler="subroute",method="GET",server="srv0"} 0.1
process_start_time_seconds 1.79590317704e+09`;
  const missingAfter = (from: string, to: string) =>
    missingCaddyNumbers(given.replace(from, to)).map((number) => /^\w+/.exec(number)?.[0]);
  const count = 'caddy_http_request_duration_seconds_count';
  assert.ok(caddyNumbers().some((number) => number.includes('handler=~"') && number.includes('code=~"')));
  assert.deepEqual(missingAfter('', ''), []);
  assert.deepEqual(new Set(missingAfter('in_flight', 'open')), new Set(['caddy_http_requests_in_flight']));
  assert.deepEqual(new Set(missingAfter('code=', 'status=')), new Set([count]));
  assert.deepEqual(new Set(missingAfter('process_start', 'start')), new Set(['process_start_time_seconds']));
  assert.deepEqual(new Set(missingAfter('"subroute"', '"headers"')), new Set([count]));
});

test('fault 612: alerts and panels count the requests of a gateway by the handlers of which each request passes one', () => {
  const counts = caddyNumbers().filter((number) => number.startsWith('caddy_http_request_duration_seconds_count'));
  assert.ok(counts.length > 3);
  assert.deepEqual(
    counts.filter((number) => !number.includes('handler=~"subroute|reverse_proxy"')),
    [],
  );
  const line = (handler: string, count: number) =>
    `caddy_http_request_duration_seconds_count{code="200",handler="${handler}",method="GET",server="srv1"} ${count}\n`;
  const given = line('headers', 7) + line('map', 7) + line('subroute', 7) + line('metrics', 40);
  assert.equal(countRequests(given, 'method="GET"'), 7);
  assert.equal(countRequests(given, 'method="PUT"'), 0);
});

test(
  'each alert has a link to its section where the address of the page is given, and the rules stay as they are',
  {
    skip: withoutIt,
  },
  () => {
    const print = (RUNBOOK_URL?: string) =>
      spawnSync(join(root, 'infra/monitoring/print-alerts.sh'), {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, RUNBOOK_URL },
      });
    assert.equal(print().stdout, rules);
    const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
    try {
      for (const page of [
        'https://git.example.com/frontdoor/docs/alerts.md',
        'http://dev/a?path=docs/alerts.md&v=1|2\\3',
      ]) {
        const { stdout } = print(page);
        for (const name of alerts) assert.ok(stdout.includes(`runbook_url: ${page}#${name.toLowerCase()}\n`), stdout);
        assert.equal(stdout.replaceAll(`runbook_url: ${page}#`, 'runbook: docs/alerts.md#'), rules);
        const file = join(folder, 'alerts.yaml');
        writeFileSync(file, stdout);
        run('check', 'rules', '--lint-fatal', file);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    for (const wrong of [
      'docs/alerts.md',
      'https://',
      'https://a b',
      'https://a/alerts.md#top',
      'https://a/{{ $value }}',
      "https://a'",
    ]) {
      const { status, stderr, stdout } = print(wrong);
      assert.deepEqual([status, stdout], [2, ''], wrong);
      assert.match(stderr, /^RUNBOOK_URL must be/);
    }
  },
);

test('each number of ours that an alert reads is given by a process', () => {
  assert.ok(new Set(rules.match(/\bfrontdoor_[a-z_]+/g)).size > 15);
  assert.deepEqual(unknownNumbers(rules), []);
});
