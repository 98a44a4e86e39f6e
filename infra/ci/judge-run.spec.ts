import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeRun } from './judge-run.ts';

const tap = (pass: number, fail = 0, cancelled = 0) =>
  `TAP version 13\n# pass ${pass}\n# fail ${fail}\n# cancelled ${cancelled}\n`;
const jest = (passed: number, failed = 0, broken = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken });
const playwright = (expected: number, unexpected = 0, flaky = 0, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 }, errors });

test('each runner is taken at its word', () => {
  assert.deepEqual(judgeRun({ format: 'tap', report: tap(3, 1, 1), exitCode: 1 }), { passed: 3, failed: 2 });
  assert.deepEqual(judgeRun({ format: 'jest', report: jest(5, 2, 1), exitCode: 1 }), { passed: 5, failed: 3 });
  assert.deepEqual(judgeRun({ format: 'playwright', report: playwright(4, 1, 1), exitCode: 1 }), {
    passed: 5,
    failed: 1,
  });
  assert.deepEqual(judgeRun({ format: 'jest', report: jest(5), exitCode: 0 }), { passed: 5, failed: 0 });
});

test('a global set-up that fails is a failure though no test has failed', () => {
  const report = playwright(0, 0, 0, [{ message: 'no stack' }]);
  assert.equal(judgeRun({ format: 'playwright', report, exitCode: 1 }).failed, 1);
});

test('a runner that crashed is a failure, whatever it wrote before', () => {
  assert.equal(judgeRun({ format: 'tap', report: tap(7), exitCode: 1 }).failed, 1);
  assert.equal(judgeRun({ format: 'tap', report: tap(7), exitCode: null }).failed, 1);
  assert.equal(judgeRun({ format: 'tap', report: 'TAP version 13\nok 1 - a\n', exitCode: 0 }).failed, 1);
  assert.equal(judgeRun({ format: 'jest', report: '{"numPassed', exitCode: 0 }).failed, 1);
  assert.equal(judgeRun({ format: 'jest', report: undefined, exitCode: 0 }).failed, 1);
});

test('a runner that found nothing to run is a failure', () => {
  assert.match(judgeRun({ format: 'tap', report: tap(0), exitCode: 0 }).problem ?? '', /no test/);
});
