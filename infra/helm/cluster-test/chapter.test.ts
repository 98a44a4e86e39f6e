import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { readChapter } from './read-chapter.ts';
import { kubectl, run } from './run.ts';

// The chapter "Cluster" of docs/operations.md, command by command.
const root = new URL('../../../', import.meta.url).pathname;
const steps = readChapter(readFileSync(`${root}docs/operations.md`, 'utf8'), 'Cluster');
const remove = () =>
  kubectl('delete', 'namespace', 'frontdoor-try', 'frontdoor-try-state', '--ignore-not-found', '--timeout=600s');
before(remove);
after(remove);

test('the chapter has commands', () => assert.ok(steps.length >= 6));

for (const { commands, prints, text } of steps)
  test(`prints what the chapter says: ${commands.split('\n', 1)[0]}`, async () => {
    const script = `set -euo pipefail\ncd ${root}\nexport TAG=cluster-test-1\n${commands}`;
    const output = await run('bash', ['-c', script]);
    assert.match(output, prints, `It should print\n${text}\nand printed\n${output}`);
  });
