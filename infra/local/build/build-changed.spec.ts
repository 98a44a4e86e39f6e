import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { hashSources } from './build-changed.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
after(() => rmSync(folder, { recursive: true }));
const hash = () => hashSources(folder, ['app', 'lock.json', 'absent']);
let before = '';

beforeEach(() => {
  rmSync(join(folder, 'app'), { recursive: true, force: true });
  mkdirSync(join(folder, 'app/inner'), { recursive: true });
  writeFileSync(join(folder, 'app/inner/a.ts'), 'a');
  writeFileSync(join(folder, 'lock.json'), '{}');
  before = hash();
});

test('time alone changes nothing', () => {
  utimesSync(join(folder, 'app/inner/a.ts'), 1, 1);
  assert.equal(hash(), before);
});

test('what is built or installed changes nothing', () => {
  for (const name of ['dist', 'build', 'node_modules']) {
    mkdirSync(join(folder, 'app', name));
    writeFileSync(join(folder, 'app', name, 'x.js'), 'x');
  }
  writeFileSync(join(folder, 'app/.tsbuildinfo'), '{}');
  assert.equal(hash(), before);
});

test('another content, another name and one file more each change it', () => {
  const seen = new Set([before]);
  writeFileSync(join(folder, 'app/inner/a.ts'), 'b');
  seen.add(hash());
  renameSync(join(folder, 'app/inner/a.ts'), join(folder, 'app/inner/b.ts'));
  seen.add(hash());
  writeFileSync(join(folder, 'app/c.ts'), '');
  seen.add(hash());
  assert.equal(seen.size, 4);
});
