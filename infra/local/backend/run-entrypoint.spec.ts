import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runtimeFlags } from './run-entrypoint.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const image = read('infra/images/backend.Dockerfile');
const ofImage = /^ENV NODE_OPTIONS="(.+)"$/m.exec(image)?.[1]?.split(' ') ?? [];

for (const name of ['api', 'worker'] as const)
  test(`containers start the ${name} with the flags that the embedded parts have`, () => {
    const command = new RegExp(`command: \\[node, (.*)dist/entrypoints/${name}\\.js\\]`).exec(
      read('docker-compose.yml'),
    );
    const own = command?.[1]?.split(', ').filter(Boolean);
    assert.deepEqual([...ofImage, ...(own ?? [])], runtimeFlags[name]);
  });

test('the image by itself is the API, with its flags', () => {
  const command = /^CMD (.+)$/m.exec(image)?.[1] ?? '[]';
  assert.deepEqual(JSON.parse(command), [
    'node',
    ...runtimeFlags.api.filter((flag) => !ofImage.includes(flag)),
    'dist/entrypoints/api.js',
  ]);
});
