import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { changedFiles } from './changed-files.ts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'frontdoor-changed-'));
const write = (name: string, text = name) => writeFileSync(join(folder, name), text);
function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
}
function commit(): void {
  git('add', '-A');
  git('commit', '--quiet', '--no-verify', '-m', 'More');
}

before(() => {
  process.chdir(folder);
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['a.ts', 'b.ts', 'c.ts', 'd.ts', '.gitignore']) write(name);
  commit();
});
after(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('on the main branch it is what is not committed: staged, unstaged, deleted and new, names with spaces too', () => {
  write('a.ts', 'new');
  git('add', 'a.ts');
  write('b.ts', 'new');
  git('rm', '--quiet', 'c.ts');
  write('a new one.ts');
  write('.gitignore', 'ignored.ts\n');
  write('ignored.ts');
  assert.deepEqual(changedFiles().toSorted(), ['.gitignore', 'a new one.ts', 'a.ts', 'b.ts', 'c.ts']);
  commit();
  assert.deepEqual(changedFiles(), []);
});

test('on a branch it is also what was committed since it left the main one, and nothing of what came there since', () => {
  git('checkout', '--quiet', '-b', 'more');
  write('d.ts', 'new');
  commit();
  git('checkout', '--quiet', 'main');
  write('e.ts');
  commit();
  git('checkout', '--quiet', 'more');
  write('f.ts');
  assert.deepEqual(changedFiles().toSorted(), ['d.ts', 'f.ts']);
  assert.deepEqual(changedFiles('HEAD'), ['f.ts']);
});

test('a commit to compare with that does not exist is refused', () => {
  assert.throws(() => changedFiles('nowhere'), /no commit called nowhere/);
});
