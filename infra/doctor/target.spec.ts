import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findTarget } from './target.ts';

// A `kubectl` that notes how it is called, knows one worker, and answers what its program prints.
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
after(() => rmSync(folder, { recursive: true }));
const calls = join(folder, 'calls');
writeFileSync(
  join(folder, 'kubectl'),
  `#!/bin/sh
echo "$*" >> ${calls}
case "$*" in
  *'get deploy --selector app.kubernetes.io/instance=front,app.kubernetes.io/component=worker '*) echo deployment.apps/careers-worker ;;
  *'exec deployment.apps/careers-worker '*) echo '{ "version": "1.2.3" }' ;;
esac
`,
);
chmodSync(join(folder, 'kubectl'), 0o755);
const cluster = (RELEASE: string) =>
  findTarget({ TARGET: 'cluster', NAMESPACE: 'web', RELEASE, PATH: `${folder}:${process.env.PATH}` });

test('in a cluster the worker is found by the labels of its release, under any name', async () => {
  const target = await cluster('front');
  assert.equal((await target.inspect(true)).version, '1.2.3');
  assert.match(
    readFileSync(calls, 'utf8').trim().split('\n').at(-1)!,
    /^--namespace web exec \S+ --container worker -- env SEND=yes node dist\/entrypoints\/inspect\.js$/,
  );
});

test('a release that is not there is named', async () => {
  const target = await cluster('another');
  await assert.rejects(target.inspect(false), /There is no worker of the release another here/);
});
