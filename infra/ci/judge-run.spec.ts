import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeRun } from './judge-run.ts';

const root = (inside: string) => `<?xml version="1.0" encoding="utf-8"?>\n<testsuites>${inside}</testsuites>\n`;
const suite = (inside: string) => `<testsuite name="a file" tests="9">${inside}</testsuite>`;
const passed = '<testcase name="a" time="0.1"/>';
const failed = '<testcase name="b"><failure message="1 &lt; 2">at \u001b[31ma.ts</failure></testcase>';
const broken = '<testcase name="c"><error/></testcase>';
const skipped = '<testcase name="d"><skipped/></testcase>';
const flaky = '<testcase name="[phone] e"><flakyFailure message="late">at e.ts</flakyFailure></testcase>';

test('tests are counted wherever they stand, and skipped ones are not', () => {
  const report = root(`${passed}${suite(passed + failed + suite(passed + broken + skipped))}`);
  const { passed: good, failed: bad, flaky: late } = judgeRun({ report, exitCode: 1 });
  assert.deepEqual([good, bad, late], [3, 2, []]);
  assert.deepEqual(judgeRun({ report: root(suite(passed)), exitCode: 0 }).failed, 0);
});

test('what passed at a second try has passed, and is named', () => {
  const report = root(suite(passed + flaky));
  const { passed: good, failed: bad, flaky: late } = judgeRun({ report, exitCode: 0 });
  assert.deepEqual([good, bad, late], [2, 0, ['[phone] e']]);
});

test('what a test reported of its failure is kept, without colours', () => {
  const { failures } = judgeRun({ report: root(suite(passed + failed + broken + flaky)), exitCode: 1 });
  assert.deepEqual(failures, ['b\n    1 < 2\n    at a.ts', 'c\n', '[phone] e\n    late\n    at e.ts']);
});

test('a runner that ends badly is a failure though no test has failed', () => {
  assert.equal(judgeRun({ report: root(suite(passed)), exitCode: 1 }).failed, 1);
  assert.equal(judgeRun({ report: root(suite(passed)), exitCode: null }).failed, 1);
});

test('a report that was cut off, is none or is of something else is a failure', () => {
  const whole = root(suite(passed));
  for (const report of [whole.slice(0, -15), whole.slice(0, 60), '', '{"numPassed', '<html></html>', undefined])
    assert.deepEqual([judgeRun({ report, exitCode: 0 }).passed, judgeRun({ report, exitCode: 0 }).failed], [0, 1]);
});

test('a runner that found nothing to run is a failure', () => {
  for (const report of [root(''), root(suite(skipped))])
    assert.match(judgeRun({ report, exitCode: 0 }).problem ?? '', /no test/);
});
