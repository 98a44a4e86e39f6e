import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { podsOf, render } from './render.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('fault 677: the update of the guide gives each image its version, also where the values of before name another one', async () => {
  const guide = readFileSync(here('../../../docs/kubernetes.md'), 'utf8');
  const [command = ''] = /^helm upgrade frontdoor \S+ .*--reset-then-reuse-values[^`]*/m.exec(guide) ?? [];
  const set = [...command.matchAll(/--set images\.(\w+)\.tag=(\S+)/g)];
  const images = Object.fromEntries(set.map(([, image = '', tag = '']) => [image, { tag }]));
  const files = ['../frontdoor/values-production.yaml', '../examples/values.yaml'].map(here);
  const pods = [...podsOf(await render({ images, metrics: { enabled: true } }, { files }))];
  const run = pods.flatMap(([, { spec }]) =>
    [...(spec.initContainers ?? []), ...spec.containers].map(({ image }) => image),
  );
  assert.deepEqual(
    new Set(run),
    new Set(['backend', 'web', 'backup'].map((name) => `registry.example.com/frontdoor/${name}:1.1.0`)),
  );
});
