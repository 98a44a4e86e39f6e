import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addDefinitions } from './chart/definitions.ts';
import { combinations } from './chart/combinations.ts';
import { chart, testValues } from './release.ts';
import { run } from './run.ts';
import { writeSchemas } from './chart/write-schemas.ts';
import { type Cluster, throwAwayCluster } from '../../backup/cluster/throw-away-cluster.ts';

// The chart against the cluster's schemas, before anything is installed.
const examples = new URL('../examples/', import.meta.url).pathname;
let removeDefinitions: () => Promise<void>;
let version: string;
/** Every object of every combination of values, each once. */
let objects: string[];
const schemas = mkdtempSync(join(tmpdir(), 'frontdoor-schemas-'));

before(async () => {
  removeDefinitions = await addDefinitions();
  version = (JSON.parse(await run('kubectl', ['version', '-o', 'json'])) as { serverVersion: { gitVersion: string } })
    .serverVersion.gitVersion;
  const different = new Set<string>();
  for (const values of combinations)
    for (const object of (await render([testValues], values)).split(/^---$/m)) different.add(object.trim());
  different.delete('');
  objects = [...different];
});
after(async () => {
  rmSync(schemas, { recursive: true });
  await removeDefinitions?.();
});

const render = (files: string[], values: string[] = []) =>
  run('helm', [
    'template',
    'frontdoor',
    chart,
    '--kube-version',
    version,
    ...files.flatMap((file) => ['--values', file]),
    ...values.flatMap((value) => [/=(?:true|false|null|\d+)$/.test(value) ? '--set' : '--set-string', value]),
  ]);

const judge = (text: string) => run('kubectl', ['apply', '--dry-run=server', '--validate=strict', '-f', '-'], text);

test(`the server accepts every object of ${combinations.length} combinations of values, and knows all its fields`, async () => {
  assert.ok(objects.length > 50);
  await judge(objects.join('\n---\n'));
  console.log(`${objects.length} different objects`);
});

test('kubeconform finds nothing in them, by the schemas that the server publishes', async () => {
  const location = await writeSchemas(schemas);
  const conform = (text: string) =>
    run('kubeconform', ['-strict', '-summary', '-schema-location', location, '-'], text);
  const output = await conform(objects.join('\n---\n'));
  assert.match(output, new RegExp(`Valid: ${objects.length}, Invalid: 0, Errors: 0, Skipped: 0`));
  console.log(output.trim());
  const wrong = objects
    .find((object) => object.includes('kind: NetworkPolicy'))!
    .replace('podSelector:', 'podSelektor:');
  await assert.rejects(conform(wrong), /podSelektor/);
});

for (const path of globSync('*.yaml', { cwd: examples }).toSorted())
  test(`the server accepts the example ${path}`, async () => {
    const file = join(examples, path);
    const isValues = /^(?!apiVersion)/.test(readFileSync(file, 'utf8').replace(/^(?:#.*)?\n/gm, ''));
    const production = join(chart, 'values-production.yaml');
    await judge(isValues ? await render([production, file]) : readFileSync(file, 'utf8'));
  });

test('the server accepts the chart with all options of ci/all-values.yaml', async () => {
  await judge(await render([join(chart, 'ci/all-values.yaml')]));
});

test('the server accepts the Cluster that a rehearsal asks for, of the one in the example', async () => {
  const [source] = readFileSync(join(examples, 'cloudnative-pg.yaml'), 'utf8').split(/^---$/m);
  const wanted = {
    name: 'frontdoor-rehearsal',
    point: new Date(),
    inUseUntil: new Date(),
    database: 'frontdoor',
    owner: 'frontdoor',
  };
  const cluster = throwAwayCluster(parse(source!) as Cluster, { ...wanted, pod: { name: 'pod', uid: 'uid' } });
  await judge(JSON.stringify(cluster));
});
