import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTotal, type Result } from './total.ts';

const site: Result = {
  name: 'site',
  minutes: 0.5,
  processorMinutes: 0.75,
  passed: 2,
  failed: 0,
  flaky: [],
  failures: [],
  failedFiles: [],
};
const journeysWith = (flaky: string[]): Result => ({ ...site, name: 'journeys', passed: 40, flaky });

test('the last line is the sum, and one failure anywhere is the exit code', () => {
  const backend = {
    name: 'backend',
    minutes: 5.25,
    processorMinutes: 8,
    passed: 40,
    failed: 1,
    flaky: [],
    failures: [],
    failedFiles: [],
    problem: 'it crashed',
  };
  const { lines, code } = formatTotal([site, backend]);
  assert.equal(lines.at(-1), '42 passed, 1 failed');
  assert.match(lines[1]!, /^backend +5\.3 min,  +8\.0 of processor  40 passed, 1 failed: it crashed$/);
  assert.match(lines[2]!, /^in sum +5\.8 min,  +8\.8 of processor$/);
  assert.equal(code, 1);
});

test('all passed is 0, nothing run is not', () => {
  assert.equal(formatTotal([site]).code, 0);
  const { lines, code } = formatTotal([]);
  assert.deepEqual([lines.at(-1), code], ['0 passed, 0 failed', 1]);
});

test('a test that needed a second try is named, and the run is good', () => {
  const { lines, code } = formatTotal([site, journeysWith(['a', 'b', 'c'])]);
  assert.deepEqual(lines.slice(-4), [
    'flaky: journeys: a',
    'flaky: journeys: b',
    'flaky: journeys: c',
    '42 passed, 0 failed',
  ]);
  assert.equal(code, 0);
});

test('more than three of them fail the run', () => {
  const { lines, code } = formatTotal([site, journeysWith(['a', 'b', 'c', 'd'])]);
  assert.match(lines.at(-2)!, /^4 tests needed a second try/);
  assert.deepEqual([lines.at(-1), code], ['42 passed, 1 failed', 1]);
});

test('a test that failed is named before the last line, and one that passed at its second try is not', () => {
  const failures = ['a\n    expected 1', 'b\n    expected 2'];
  const { lines } = formatTotal([{ ...journeysWith(['a']), failed: 1, failures }]);
  assert.deepEqual(lines.slice(-3), ['failed: journeys: b', 'flaky: journeys: a', '40 passed, 1 failed']);
});
