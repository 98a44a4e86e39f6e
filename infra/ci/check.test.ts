import { spawnSync } from 'node:child_process';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
/** The steps of `make check`, but for the documents, which `make test` has read already. */
const steps = {
  'check:format': 'every file is formatted',
  'check:lint': 'the linters find nothing',
  'check:types': 'every workspace compiles',
  'check:imports': 'imports run one way',
  'check:unused': 'nothing lies about unused',
  'check:settings': '.env.example explains every setting',
  'check:contract': 'the committed contract is the one that the API gives',
  'check:api': 'the description of the API is complete',
};

for (const [step, name] of Object.entries(steps)) {
  test(name, () => {
    // Reporter options meant for this run must not reach the tools.
    const env = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: '' };
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', step], { cwd, env, encoding: 'utf8' });
    assert.equal(status, 0, `${stdout}\n${stderr}`);
  });
}
