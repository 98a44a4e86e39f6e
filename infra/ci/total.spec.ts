import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTotal } from './total.ts';

test('the last line is the sum, and one failure anywhere is the exit code', () => {
  const { lines, code } = formatTotal([
    { name: 'site', passed: 2, failed: 0 },
    { name: 'backend', passed: 40, failed: 1, problem: 'it crashed' },
  ]);
  assert.equal(lines.at(-1), '42 passed, 1 failed');
  assert.match(lines[1]!, /backend +40 passed, 1 failed: it crashed/);
  assert.equal(code, 1);
});

test('all passed is 0, nothing run is not', () => {
  assert.equal(formatTotal([{ name: 'site', passed: 2, failed: 0 }]).code, 0);
  assert.deepEqual(formatTotal([]), { lines: ['0 passed, 0 failed'], code: 1 });
});
