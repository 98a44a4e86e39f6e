import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./fill-secrets.sh', import.meta.url));
const example = fileURLToPath(new URL('../../.env.example', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'env-'));
const file = join(folder, '.env');
after(() => rmSync(folder, { recursive: true }));
const fill = () => spawnSync('sh', [script, file], { encoding: 'utf8' });
const valueOf = (name: string) => readFileSync(file, 'utf8').match(new RegExp(`^${name}=(.*)$`, 'm'))?.[1];

test('empty secrets are filled, those that are there are kept, and the rest of the file stays', () => {
  const before = readFileSync(example, 'utf8').replace(/^REDIS_PASSWORD=$/m, 'REDIS_PASSWORD=chosen-by-hand');
  writeFileSync(file, before, { mode: 0o644 });
  assert.equal(fill().status, 0);
  assert.match(valueOf('SESSION_SECRET') ?? '', /^[\da-f]{64}$/);
  assert.match(valueOf('POSTGRES_PASSWORD') ?? '', /^[\da-f]{64}$/);
  assert.match(valueOf('DATABASE_PASSWORD') ?? '', /^[\da-f]{64}$/);
  assert.notEqual(valueOf('SESSION_SECRET'), valueOf('POSTGRES_PASSWORD'));
  assert.equal(valueOf('REDIS_PASSWORD'), 'chosen-by-hand');
  assert.equal(valueOf('SITE_PORT'), '8080');
  assert.equal(readFileSync(file, 'utf8').split('\n').length, before.split('\n').length);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('a second time changes nothing and shows no secret', () => {
  const before = readFileSync(file, 'utf8');
  const { stdout } = fill();
  assert.equal(readFileSync(file, 'utf8'), before);
  assert.doesNotMatch(stdout, /[\da-f]{64}/);
});

test('without a file it says how to make one', () => {
  rmSync(file);
  const { status, stderr } = fill();
  assert.equal(status, 1);
  assert.match(stderr, /cp \.env\.example/);
});
