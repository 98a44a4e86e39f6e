import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './read-pages.ts';

const page = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8');
const rows = [...page.matchAll(/^\| *(\d+) *\| *(.+?) *\| *(.+?) *\|$/gm)].map(([, number, what, shownBy]) => ({
  number: Number(number),
  what,
  shownBy: shownBy!,
}));

test('the page about faults has each row once, in their order', () => {
  const numbers = rows.map(({ number }) => number);
  assert.ok(numbers.length > 60, `${numbers.length} rows`);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].toSorted((a, b) => a - b),
  );
});

for (const { number, what, shownBy } of rows.filter((row) => !row.shownBy.startsWith('Not here. '))) {
  test(`fault ${number} (${what}) is shown by tests that exist`, () => {
    const shown = shownBy.split('<br>').map((cell) => /^`([^`]+)`: (.+)$/.exec(cell));
    for (const [at, match] of shown.entries()) {
      assert.ok(match, `what the cell ${at + 1} of row ${number} names is no file and test`);
      const [, path, name] = match;
      assert.ok(readFileSync(join(ROOT, path!), 'utf8').includes(name!), `${path} has no test "${name}"`);
    }
  });
}
