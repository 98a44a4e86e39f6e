import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { isAlive, waitUntil } from './process-table.ts';
import { stopProcess } from './stop-process.ts';
import { supervise } from './supervise.ts';

const startPart = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  return { process: child, stop: () => stopProcess(child, 'SIGTERM', 2_000) };
};

test('a part that is killed comes back, and is gone after stop', async () => {
  const said: string[] = [];
  const part = await supervise('The part', startPart, (message) => said.push(message));
  const first = part.part.process.pid!;
  part.kill('SIGKILL');
  assert.ok(await waitUntil(() => part.restarts === 1, 5_000));
  const second = part.part.process.pid!;
  assert.notEqual(second, first);
  assert.deepEqual(said, ['The part ended (SIGKILL), starting it again', 'The part is back']);
  await part.stop();
  assert.equal(isAlive(second), false);
  assert.equal(part.restarts, 1);
});

test('a part that cannot start at first is tried again', async () => {
  let attempts = 0;
  const said: string[] = [];
  const moody = async () => {
    attempts += 1;
    if (attempts === 2) throw new Error('not yet');
    return startPart();
  };
  const part = await supervise('The part', moody, (message) => said.push(message));
  part.kill('SIGKILL');
  assert.ok(await waitUntil(() => part.restarts === 1, 5_000));
  assert.equal(attempts, 3);
  assert.ok(said.includes('The part did not start: not yet'));
  await part.stop();
});

test('a stopped part stays stopped until it is started', async () => {
  const part = await supervise('The part', startPart, () => {});
  await part.stop();
  assert.equal(part.restarts, 0);
  await part.start();
  assert.ok(isAlive(part.part.process.pid!));
  await part.stop();
});
