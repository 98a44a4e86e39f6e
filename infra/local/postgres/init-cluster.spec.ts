import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { initCluster } from './init-cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'clusters-'));
chmodSync(folder, 0o755);
after(() => rmSync(folder, { recursive: true }));

/** An initdb that ends with this error for every locale of LC_CTYPE, and writes down with what it made a cluster. */
function refusing(error: string): string {
  const initdb = join(folder, 'initdb');
  const lines = [
    '#!/bin/sh',
    'for arg in "$@"; do case $arg in --show) exit 0;; --pgdata=*) made=$(echo "$arg" | cut -c10-);; esac; done',
    `case "$*" in *--lc-ctype=*) echo '${error}' >&2; exit 1;; esac`,
    'echo "$@" > "$made/PG_VERSION"',
  ];
  writeFileSync(initdb, `${lines.join('\n')}\n`, { mode: 0o755 });
  return initdb;
}

test('where the system has no locale C.UTF-8 a cluster is made without it', async () => {
  const dataDir = join(folder, 'without');
  await initCluster({ initdb: refusing('initdb: error: invalid locale name "C.UTF-8"'), dataDir, password: 'p' });
  assert.match(
    readFileSync(join(dataDir, 'PG_VERSION'), 'utf8'),
    /--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8\n$/,
  );
});

test('another failure is told, and leaves nothing', async () => {
  const dataDir = join(folder, 'failed');
  const making = initCluster({ initdb: refusing('initdb: error: no space left'), dataDir, password: 'p' });
  await assert.rejects(making, /no space left/);
  assert.equal(existsSync(dataDir), false);
});
