import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { makeDashboard } from './dashboard.ts';
import { findPromtool } from './promtool.ts';
import { unknownNumbers } from './unknown-numbers.ts';

const file = new URL('../helm/frontdoor/files/dashboard.json', import.meta.url);
interface Panel {
  id: number;
  title: string;
  type: string;
  targets?: { expr: string; legendFormat: string }[];
}
const { panels } = makeDashboard() as unknown as { panels: Panel[] };
const targets = panels.flatMap(({ title, targets: own = [] }) => own.map((one) => ({ title, ...one })));

test('the dashboard of the chart is the one that its source makes: node infra/monitoring/write-dashboard.ts', () => {
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(makeDashboard())));
});

test('each panel has a query and a number of its own', () => {
  assert.deepEqual(
    panels.filter(({ type, targets: own = [] }) => type !== 'row' && own.length === 0),
    [],
  );
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  assert.ok(targets.length > 25);
});

test('each number that the dashboard shows is given by a process', () => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const ofLibrary = new Set(register.getMetricsAsArray().map(({ name }) => name));
  const text = targets.map(({ expr }) => expr).join('\n');
  assert.deepEqual(unknownNumbers(text), []);
  const ofNode = text.match(/\b(?:process|nodejs)_[a-z0-9_]+/g) ?? [];
  assert.ok(ofNode.length > 3);
  assert.deepEqual(
    ofNode.filter((name) => !ofLibrary.has(name)),
    [],
  );
});

const promtool = findPromtool();
test(
  'Prometheus understands each query',
  { skip: promtool === null && 'promtool is not here: run `make prepare`' },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
    try {
      const rules = targets.map(({ expr }, at) => ({
        record: `panel:${at}`,
        expr: expr.replaceAll('$__rate_interval', '5m'),
      }));
      writeFileSync(join(folder, 'rules.json'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
      const { status, stdout, stderr } = spawnSync(promtool!, ['check', 'rules', join(folder, 'rules.json')], {
        encoding: 'utf8',
      });
      assert.equal(status, 0, stdout + stderr);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('a legend names only labels that its query keeps', () => {
  const wrong = targets.flatMap(({ title, expr, legendFormat }) => {
    const kept = /^(?:sum|max|min) by \(([^)]*)\)/.exec(expr)?.[1]?.split(', ');
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
    return named.filter((label) => kept && !kept.includes(label)).map((label) => `${title}: ${label}`);
  });
  assert.deepEqual(wrong, []);
});
