import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, beforeEach, test } from 'node:test';

const script = fileURLToPath(new URL('postgres/frontdoor-postgres', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frontdoor-postgres-'));
const [volume, programs, sockets] = [join(folder, 'volume'), join(folder, 'programs'), join(folder, 'sockets')];

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of [volume, programs, sockets]) mkdirSync(path, { recursive: true });
  // What the image has beside it.
  for (const name of ['configure-pgbackrest', 'docker-entrypoint.sh'])
    writeFileSync(join(programs, name), `#!/bin/sh\necho "${name} $1"\n`, { mode: 0o755 });
});
after(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(volume, path)), { recursive: true });
  writeFileSync(join(volume, path), text);
}

/** As the container runs it, on a volume of this test. */
function start(major: number) {
  const text = readFileSync(script, 'utf8')
    .replaceAll('/var/lib/postgresql', volume)
    .replaceAll('/var/run/postgresql', sockets);
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    PG_MAJOR: `${major}`,
    PGDATA: join(volume, `${major}/docker`),
  };
  return spawnSync('bash', ['-c', text, script, 'postgres'], { env, encoding: 'utf8' });
}

test('fault 599: an image of another major than the data of its volume does not start, and says what to set', () => {
  put('18/docker/PG_VERSION', '18\n');
  const { status, stdout, stderr } = start(19);
  assert.equal(status, 1);
  assert.match(stderr, /has the data of Postgres 18, and this image is 19\. Set POSTGRES_MAJOR=18/);
  assert.doesNotMatch(stdout, /docker-entrypoint/);
  assert.match(start(18).stdout, /docker-entrypoint\.sh postgres/);
});

test('an empty volume begins a database', () => assert.match(start(19).stdout, /docker-entrypoint\.sh postgres/));

test('fault 600: a server that starts after its writes were held takes writes again, and keeps other settings', () => {
  put('18/docker/PG_VERSION', '18\n');
  put('18/docker/postgresql.auto.conf', "work_mem = '8MB'\ndefault_transaction_read_only = 'on'\n");
  put('18/docker/writes-are-held', '');
  assert.equal(start(18).status, 0);
  assert.equal(readFileSync(join(volume, '18/docker/postgresql.auto.conf'), 'utf8'), "work_mem = '8MB'\n");
  assert.equal(existsSync(join(volume, '18/docker/writes-are-held')), false);
});

test('a server that may only be read, because somebody has set so, stays so', () => {
  put('18/docker/PG_VERSION', '18\n');
  put('18/docker/postgresql.auto.conf', "default_transaction_read_only = 'on'\n");
  assert.equal(start(18).status, 0);
  assert.match(readFileSync(join(volume, '18/docker/postgresql.auto.conf'), 'utf8'), /read_only/);
});
