import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { holderOf, holdPidFile } from './hold-pid-file.ts';
import { startOf } from './process-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'pids-'));
const file = join(folder, 'start.pid');
afterEach(() => rmSync(file, { force: true }));
after(() => rmSync(folder, { recursive: true }));

test('a file is held, seen by others, and given back', () => {
  const release = holdPidFile(file);
  assert.equal(holderOf(file), process.pid);
  assert.throws(() => holdPidFile(file), /Already running as process/);
  release();
  assert.equal(existsSync(file), false);
});

test('what a killed process left does not stand in the way', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  writeFileSync(file, `${child.pid} ${startOf(child.pid!)}\n`);
  assert.equal(holderOf(file), child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal(holderOf(file), undefined);
  holdPidFile(file)();
});

test('a stranger who has the number by now is not taken for the holder', () => {
  writeFileSync(file, `${process.pid} 12345\n`);
  assert.equal(holderOf(file), undefined);
  const release = holdPidFile(file);
  assert.match(readFileSync(file, 'utf8'), new RegExp(`^${process.pid} `));
  release();
});
