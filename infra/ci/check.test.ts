import { spawnSync } from 'node:child_process';
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runCommand } from './check/run-steps.ts';
import { atFirst, commandOf, sideBySide, type Command, type Step } from './check/steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
// Reporter options meant for this run must not reach the tools.
const environment = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: '' };

/** `make test` has run the tests behind two steps, and `fix` looks for what two more look for. */
const provenElsewhere = ['docs', 'settings', 'format', 'lint'];

function testSteps(steps: Step[]): void {
  for (const step of steps)
    if (!provenElsewhere.includes(step.name)) test(step.proves, () => demandPass(commandOf(step)));
}

async function demandPass(command: Command | undefined): Promise<void> {
  const { passed, output } = await runCommand(command!, environment);
  assert.ok(passed, output);
}

/** A copy of the working tree, as Git knows it, with the same packages; what was not committed yet counts as committed. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'frontdoor-fix-'));
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of new Set(files.filter((name) => name && existsSync(name)))) cpSync(file, join(copy, file));
  for (const folder of ['', 'services/backend', 'frontend'])
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  return copy;
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  assert.equal(status, 0, stderr);
  return stdout;
}

async function fixCopy(): Promise<void> {
  const copy = copyTree();
  try {
    await demandPass({ name: 'fix', file: 'npm', args: ['run', '--silent', '--prefix', copy, 'fix'] });
    assert.equal(git(copy, 'diff'), '');
  } finally {
    rmSync(copy, { recursive: true });
  }
}

describe('at first', { concurrency: 1 }, () => testSteps(atFirst));
describe('side by side', { concurrency: 2 }, () => {
  test('`make fix` finds nothing that it cannot repair, and changes nothing', fixCopy);
  testSteps(sideBySide);
});
