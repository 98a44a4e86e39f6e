import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
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

test('each number of ours that an alert reads is given by a process', () => {
  assert.ok(new Set(rules.match(/\bfrontdoor_[a-z_]+/g)).size > 15);
  assert.deepEqual(unknownNumbers(rules), []);
});
