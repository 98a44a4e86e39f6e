import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

// A checkout of nothing but the script, and an npm that leaves one file behind.
const checkout = mkdtempSync(join(tmpdir(), 'frontdoor-install-'));
after(() => rmSync(checkout, { recursive: true }));
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
put(
  'infra/local/is-installed.mjs',
  "import { existsSync } from 'node:fs';\nprocess.exit(existsSync('installed') ? 0 : 1);\n",
);
put('package.json', '{ "allowScripts": {} }\n');
put('bin/npm', '#!/bin/sh\n[ "$NPM_FAILS" = yes ] && exit 7\ntouch installed\n');
chmodSync(join(checkout, 'bin/npm'), 0o755);
mkdirSync(join(checkout, 'infra/ci'), { recursive: true });
copyFileSync(new URL('install.sh', import.meta.url), join(checkout, 'infra/ci/install.sh'));

function install(NPM_FAILS: string) {
  const PATH = `${join(checkout, 'bin')}:${dirname(process.execPath)}:${process.env.PATH}`;
  const { status, stdout } = spawnSync('sh', ['infra/ci/install.sh'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, PATH, NPM_FAILS, CI: 'true' },
  });
  return { status, stdout };
}

test('packages that cannot be installed are a failure', () => {
  assert.equal(install('yes').status, 7);
});

test('packages that were installed for the first time are a success, and so are those that are there', () => {
  const first = install('no');
  assert.match(first.stdout, /packages are installed/);
  assert.equal(first.status, 0);
  assert.deepEqual(install('no'), { status: 0, stdout: '' });
});
