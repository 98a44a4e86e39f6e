import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepSecret } from './keep-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
after(() => rmSync(folder, { recursive: true }));

test('a secret is made once, long, random, and for its owner alone', () => {
  const file = join(folder, 'below', 'a.secret');
  const first = keepSecret(file);
  assert.match(first, /^[\da-f]{64}$/);
  assert.equal(keepSecret(file), first);
  assert.notEqual(keepSecret(join(folder, 'b.secret')), first);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('an empty file is no secret', () => {
  const file = join(folder, 'empty.secret');
  writeFileSync(file, '\n');
  assert.throws(() => keepSecret(file), /no usable secret/);
});
