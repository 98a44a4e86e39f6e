import { spawn } from 'node:child_process';
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The steps of `make check` without documents and settings, which `make test` has already checked. Two lists run side by side;
 * within a list, a step may read the output of an earlier one.
 */
const sideBySide = {
  'what stands in the files': {
    'check:format': 'every file is formatted',
    'check:imports': 'imports run one way',
    'check:unused': 'nothing lies about unused',
  },
  'what the compilers say': {
    'check:types': 'every workspace compiles',
    'check:lint': 'the linters find nothing',
  },
};
/** Writes the contract, which every other step reads. */
const atLast = {
  'check:contract': 'the committed contract is the one that the API gives',
  'check:api': 'the description of the API is complete',
};

function testSteps(steps: Record<string, string>): void {
  for (const [step, name] of Object.entries(steps))
    test(name, async () => {
      // Reporter options meant for this run must not reach the tools.
      const env = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: '' };
      const child = spawn('npm', ['run', '--silent', step], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const [output, messages, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
      assert.equal(code, 0, `${output}\n${messages}`);
    });
}

describe('side by side', { concurrency: 2 }, () => {
  for (const [name, steps] of Object.entries(sideBySide)) describe(name, { concurrency: 1 }, () => testSteps(steps));
});
describe('at last', { concurrency: 1 }, () => testSteps(atLast));
