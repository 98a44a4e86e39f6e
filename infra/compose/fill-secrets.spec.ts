import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./fill-secrets.sh', import.meta.url));
const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
  file = join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

const fill = () => spawnSync('sh', [script, file], { encoding: 'utf8' });
const settings = () => readFileSync(file, 'utf8');
const secret = (name: string) => readFileSync(join(folder, '.secrets', name), 'utf8').trimEnd();
const secrets = () => Object.fromEntries(readdirSync(join(folder, '.secrets')).map((name) => [name, secret(name)]));

test('secrets are made as files, each in a folder of the owner alone, and the settings stay', () => {
  writeFileSync(file, example, { mode: 0o644 });
  const { status, stdout } = fill();
  assert.equal(status, 0);
  assert.match(secret('session_secret'), /^[\da-f]{64}$/);
  assert.notEqual(secret('session_secret'), secret('postgres_password'));
  assert.equal(secret('session_secret_previous'), '');
  assert.equal(secret('oidc_client_secret'), '');
  assert.match(secret('database_url'), /^postgres:\/\/frontdoor_runtime:[\da-f]{64}@postgres:5432\/frontdoor$/);
  assert.equal(
    secret('database_owner_url'),
    `postgres://frontdoor:${secret('postgres_password')}@postgres:5432/frontdoor`,
  );
  assert.equal(secret('queue_url'), `redis://:${secret('redis_password')}@redis:6379`);
  assert.ok(secret('storage_url').startsWith(`s3://frontdoor:${secret('storage_password')}@minio:9000/resumes?`));
  assert.equal(secret('mail_url'), 'smtp://maildev:1025?tls=none');
  // Where they are, which docker compose asks for.
  assert.equal(settings(), `${example}SECRETS_DIR=${join(folder, '.secrets')}\n`);
  assert.doesNotMatch(stdout, /[\da-f]{64}/);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(statSync(join(folder, '.secrets')).mode & 0o777, 0o700);
  for (const name of Object.keys(secrets()))
    assert.equal(statSync(join(folder, '.secrets', name)).mode & 0o777, 0o644, name);
});

test('a second time changes nothing', () => {
  writeFileSync(file, example);
  fill();
  const before = secrets();
  assert.equal(fill().status, 0);
  assert.deepEqual(secrets(), before);
});

test('row 161: what stood in .env moves out of it with its value, so that no running database gets another password', () => {
  const old = {
    POSTGRES_PASSWORD: 'a'.repeat(64),
    DATABASE_PASSWORD: 'b'.repeat(64),
    REDIS_PASSWORD: 'chosen-by-hand',
    STORAGE_ROOT_PASSWORD: 'd'.repeat(64),
    STORAGE_PASSWORD: 'e'.repeat(64),
    SESSION_SECRET: 'f'.repeat(64),
    MAIL_URL: 'smtp://me:k2m5%2Fv8x1@mail.example:587',
  };
  const lines = Object.entries(old).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, `SITE_PORT=8080\nPOSTGRES_PASSWORD=an-earlier-line\n${lines.join('')}COMPANY_NAME=Plumbline\n`);
  assert.equal(fill().status, 0);
  assert.equal(secret('postgres_password'), old.POSTGRES_PASSWORD);
  assert.equal(secret('database_owner_url'), `postgres://frontdoor:${old.POSTGRES_PASSWORD}@postgres:5432/frontdoor`);
  assert.equal(secret('database_url'), `postgres://frontdoor_runtime:${old.DATABASE_PASSWORD}@postgres:5432/frontdoor`);
  assert.equal(secret('redis_password'), old.REDIS_PASSWORD);
  assert.equal(secret('queue_url'), `redis://:${old.REDIS_PASSWORD}@redis:6379`);
  assert.equal(secret('storage_root_password'), old.STORAGE_ROOT_PASSWORD);
  assert.equal(secret('storage_password'), old.STORAGE_PASSWORD);
  assert.equal(secret('session_secret'), old.SESSION_SECRET);
  assert.equal(secret('mail_url'), old.MAIL_URL);
  for (const value of [...Object.values(old), 'an-earlier-line']) assert.ok(!settings().includes(value), value);
  assert.match(settings(), /^SITE_PORT=8080$[^]*^COMPANY_NAME=Plumbline$/m);
});

test('row 161: two values for one secret are refused, and so is one that only docker compose knows how to read', () => {
  writeFileSync(file, example);
  fill();
  const before = secrets();
  for (const value of ['another-value', '"quoted"', 'with$variable', 'value # and comment']) {
    writeFileSync(file, `POSTGRES_PASSWORD=${value}\n`);
    const { status, stderr } = fill();
    assert.equal(status, 1);
    assert.match(stderr, /^POSTGRES_PASSWORD/);
    assert.ok(!stderr.includes(value));
    assert.deepEqual(secrets(), before);
    assert.ok(settings().split('\n').includes(`POSTGRES_PASSWORD=${value}`));
  }
});

test('without a file it says how to make one', () => {
  const { status, stderr } = fill();
  assert.equal(status, 1);
  assert.match(stderr, /cp \.env\.example/);
});
