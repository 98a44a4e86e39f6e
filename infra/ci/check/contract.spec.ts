import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const cwd = mkdtempSync(join(tmpdir(), 'frontdoor-contract-'));
before(() => {
  for (const folder of ['contract', 'docs']) mkdirSync(join(cwd, folder));
  writeFileSync(join(cwd, 'contract/openapi.json'), 'old');
});
after(() => rmSync(cwd, { recursive: true }));

/** The check, with a program in the place of the one that writes the contract. No Git is there to ask. */
function check(source: string) {
  const program = fileURLToPath(new URL('contract.ts', import.meta.url));
  const args = [program, process.execPath, '-e', `const { writeFileSync } = require('node:fs');${source}`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { status, stderr };
}

test('a contract that changes is a failure that says what to do, and passes the next time without an index', () => {
  const write = `writeFileSync('contract/openapi.json', 'new'); writeFileSync('docs/api.md', 'new')`;
  const { status, stderr } = check(write);
  assert.equal(status, 1);
  assert.match(stderr, /\n {2}contract\/openapi\.json\n {2}docs\/api\.md\n[^]*\n {2}git add contract docs\/api\.md\n$/);
  assert.deepEqual(check(write), { status: 0, stderr: '' });
});

test('a contract that cannot be written is a failure with the reason', () => {
  const { status, stderr } = check(`console.log('half'); throw new Error('no module tree')`);
  assert.equal(status, 1);
  assert.match(stderr, /^half\n[^]*no module tree[^]*The contract could not be written\.\n$/);
});
