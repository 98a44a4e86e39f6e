import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeRun } from './judge-run.ts';
import type { Runner } from './runners.ts';
import { secondTryOf, withSecondTry } from './second-try.ts';
import type { Result } from './total.ts';

const runner: Runner = {
  name: 'system',
  tool: 'node',
  command: ['npm', 'run', 'system'],
  always: true,
  minutes: 5,
};
const failure = (name: string, file?: string) =>
  `<testcase name="${name}"${file ? ` file="${process.cwd()}/${file}"` : ''}><failure message="late">x</failure></testcase>`;
const resultOf = (...cases: string[]): Result => {
  const report = `<testsuites><testcase name="good" file="a.ts"/>${cases.join('')}</testsuites>`;
  const exitCode = cases.length > 0 ? 1 : 0;
  return { name: 'system', minutes: 2, processorMinutes: 1, ...judgeRun({ report, exitCode }) };
};

test('the files of failed tests are run again, each once', () => {
  const first = resultOf(
    failure('a', 'tests/a.test.ts'),
    failure('b', 'tests/a.test.ts'),
    failure('c', 'tests/c.test.ts'),
  );
  const { name, command } = secondTryOf(runner, first) ?? runner;
  assert.deepEqual([name, command], ['system-again', ['node', '--test', 'tests/a.test.ts', 'tests/c.test.ts']]);
  const jest = secondTryOf({ ...runner, tool: 'jest' }, resultOf(failure('a', 'a.spec.ts')));
  assert.deepEqual(jest?.command, ['npm', 'run', 'system', '--runTestsByPath', `${process.cwd()}/a.spec.ts`]);
});

test('there is no second try without a failure, after a crash, for more than three files, or where a file is not named', () => {
  assert.equal(secondTryOf(runner, resultOf()), undefined);
  assert.equal(secondTryOf(runner, { ...resultOf(failure('a', 'a.ts')), problem: 'it crashed' }), undefined);
  assert.equal(secondTryOf(runner, resultOf(...['a', 'b', 'c', 'd'].map((file) => failure(file, file)))), undefined);
  assert.equal(secondTryOf(runner, resultOf(failure('a', 'a.ts'), failure('b'))), undefined);
  assert.equal(secondTryOf({ ...runner, tool: 'playwright' }, resultOf(failure('a', 'a.ts'))), undefined);
});

test('what passes then has passed and is named; what fails again keeps all failures of the first try', () => {
  const first = resultOf(failure('a', 'a.ts'), failure('b', 'a.ts'));
  const { passed, failed, flaky, minutes } = withSecondTry(first, resultOf());
  assert.deepEqual([passed, failed, flaky, minutes], [3, 0, ['a', 'b'], 4]);
  const again = withSecondTry(first, resultOf(failure('b', 'a.ts')));
  assert.deepEqual([again.passed, again.failed, again.flaky], [1, 2, []]);
});
