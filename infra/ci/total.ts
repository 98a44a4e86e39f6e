import { existsSync, readFileSync } from 'node:fs';
import { logOf } from './runners.ts';
import type { Counts } from './read-junit.ts';

export interface Result extends Counts {
  name: string;
  minutes: number;
  /** Of the processes that the runner started and waited for; 0 where there is no /proc. */
  processorMinutes: number;
  /** Which part of the runner's tests it was, such as `2/3`; absent where it was all. */
  part?: string | undefined;
  problem?: string;
}

/** The most tests that may need a second try; more than that is a fault of the tests. */
const FLAKY_AT_MOST = 3;

const TAIL_LINES = 60;

export const countsFile = (name: string) => new URL(`../../test-results/counts/${name}.json`, import.meta.url).pathname;

/** Prints one line a runner and the total as the last line; returns the exit code. */
export function addUp(names: string[]): 0 | 1 {
  const results = names.map(readResult);
  for (const { name, failed } of results)
    if (failed > 0) process.stdout.write(`\n== how ${name} ended\n${tailOf(name)}\n`);
  for (const { name, failures } of results)
    for (const failure of failures) process.stdout.write(`\n${name}: ${failure}\n`);
  const { lines, code } = formatTotal(results);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return code;
}

/**
 * One line a runner, one for each test that failed or needed a second try, and the sum as the last line. The names stand here a second
 * time, because the end of a long log is what is kept of it.
 */
export function formatTotal(results: Result[]): { lines: string[]; code: 0 | 1 } {
  const rows = results.map(({ name, part, minutes, processorMinutes, passed, failed, problem }) => {
    const took = formatMinutes(minutes, processorMinutes);
    const made = part ? `, part ${part}, TEST_TURN=all makes all` : '';
    return `${name.padEnd(10)} ${took}  ${passed} passed, ${failed} failed${made}${problem ? `: ${problem}` : ''}`;
  });
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const took = `${'in sum'.padEnd(10)} ${formatMinutes(
    sum(({ minutes }) => minutes),
    sum(({ processorMinutes }) => processorMinutes),
  )}`;
  const failedTests = results.flatMap(namesOfFailed);
  const flaky = results.flatMap((result) => result.flaky.map((test) => `flaky: ${result.name}: ${test}`));
  const tooMany = flaky.length > FLAKY_AT_MOST ? 1 : 0;
  if (tooMany) flaky.push(`${flaky.length} tests needed a second try, and at most ${FLAKY_AT_MOST} may: one failure`);
  const failed = sum((result) => result.failed) + tooMany;
  const last = `${sum((result) => result.passed)} passed, ${failed} failed`;
  return { lines: [...rows, took, ...failedTests, ...flaky, last], code: failed > 0 || results.length === 0 ? 1 : 0 };
}

function namesOfFailed({ name, failures, flaky }: Result): string[] {
  const tests = failures.map((failure) => failure.split('\n', 1)[0] ?? '');
  return tests.filter((test) => !flaky.includes(test)).map((test) => `failed: ${name}: ${test}`);
}

const formatMinutes = (minutes: number, processorMinutes: number) =>
  `${`${minutes.toFixed(1)} min`.padStart(9)}, ${processorMinutes.toFixed(1).padStart(5)} of processor`;

function readResult(name: string): Result {
  const file = countsFile(name);
  if (!existsSync(file))
    return {
      name,
      minutes: 0,
      processorMinutes: 0,
      passed: 0,
      failed: 1,
      flaky: [],
      failures: [],
      failedFiles: undefined,
      problem: 'it was not run',
    };
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

/** People read the end of a long log. */
function tailOf(name: string): string {
  if (!existsSync(logOf(name))) return 'It printed nothing.';
  return readFileSync(logOf(name), 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
