import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './read-pages.ts';

const page = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8');
/** The cases: a heading with number and fault, then the tests, or why there is none. */
const cases = page
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [, number, what, text] = /^(\d+)\. (.+)\n\n([^]*)/.exec(section.split(/^## /m)[0]!)!;
    return { number: Number(number), what, text: text! };
  });

test('the page about faults has each case once, in their order', () => {
  const numbers = cases.map(({ number }) => number);
  assert.ok(numbers.length > 60, `${numbers.length} cases`);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].toSorted((a, b) => a - b),
  );
});

for (const { number, what, text } of cases.filter((one) => !one.text.startsWith('Not here. '))) {
  test(`fault ${number} (${what}) is shown by tests that exist`, () => {
    for (const line of text.trim().split('\n')) {
      const match = /^- `([^`]+)`: (.+)$/.exec(line);
      assert.ok(match, `"${line}" names no file and test`);
      const [, path, name] = match;
      assert.ok(readFileSync(join(ROOT, path!), 'utf8').includes(name!), `${path} has no test "${name}"`);
    }
  });
}
