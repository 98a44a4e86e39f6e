import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { addDefinitions } from './definitions.ts';
import { combinations, refused } from './combinations.ts';
import { chart, testValues } from './release.ts';
import { run } from './run.ts';

// What the cluster says of the chart before anything is installed.
const examples = new URL('../examples/', import.meta.url).pathname;
let removeDefinitions: () => Promise<void>;
let version: string;

before(async () => {
  removeDefinitions = await addDefinitions();
  version = (JSON.parse(await run('kubectl', ['version', '-o', 'json'])) as { serverVersion: { gitVersion: string } })
    .serverVersion.gitVersion;
});
after(() => removeDefinitions?.());

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

const judge = (objects: string) =>
  run('kubectl', ['apply', '--dry-run=server', '--validate=strict', '-f', '-'], objects);

test('helm lint finds nothing', async () => {
  const output = await run('helm', ['lint', '--strict', chart, '--values', testValues]);
  assert.match(output, /0 chart\(s\) failed/);
});

test(`the server accepts every object of ${combinations.length} combinations of values, and knows all its fields`, async () => {
  const objects = new Set<string>();
  for (const values of combinations)
    for (const object of (await render([testValues], values)).split(/^---$/m)) objects.add(object.trim());
  objects.delete('');
  assert.ok(objects.size > 50);
  await judge([...objects].join('\n---\n'));
  console.log(`${objects.size} different objects`);
});

for (const path of globSync('*.yaml', { cwd: examples }).toSorted())
  test(`the server accepts the example ${path}`, async () => {
    const file = join(examples, path);
    const isValues = /^(?!apiVersion)/.test(readFileSync(file, 'utf8').replace(/^(?:#.*)?\n/gm, ''));
    const production = join(chart, 'values-production.yaml');
    await judge(isValues ? await render([production, file]) : readFileSync(file, 'utf8'));
  });

for (const [value, word] of refused)
  test(`values.schema.json refuses ${value}`, () =>
    assert.rejects(render([testValues], [value]), (error: Error) => error.message.includes(word)));
