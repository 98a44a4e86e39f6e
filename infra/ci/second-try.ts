import { relative } from 'node:path';
import type { Runner } from './runners.ts';
import type { Result } from './total.ts';

/** Each file is tried again as a whole, so that more of them would be a second run. */
const FILES_AT_MOST = 3;

/**
 * What runs the files of failed tests once more, when nothing else runs; undefined where there is none, where the report does not say
 * which files these are, and where Playwright has tried again already.
 */
export function secondTryOf(runner: Runner, { failed, failedFiles, problem }: Result): Runner | undefined {
  if (failed === 0 || problem || !failedFiles?.length || failedFiles.length > FILES_AT_MOST) return undefined;
  const files = failedFiles.map((file) => relative(process.cwd(), file));
  const name = `${runner.name}-again`;
  if (runner.tool === 'node') return { ...runner, name, command: ['node', '--test', ...files] };
  if (runner.tool === 'jest')
    return { ...runner, name, command: [...runner.command, '--runTestsByPath', ...failedFiles] };
  return undefined;
}

/** The result of a runner whose failed files ran again: where all of their tests passed, those that had failed are flaky. */
export function withSecondTry(first: Result, second: Result): Result {
  const { failed, failures } = first;
  const minutes = first.minutes + second.minutes;
  const processorMinutes = first.processorMinutes + second.processorMinutes;
  if (second.failed > 0) return { ...first, minutes, processorMinutes };
  const names = failures.map((failure) => failure.split('\n', 1)[0] ?? '');
  const flaky = [...first.flaky, ...names.filter((name) => !first.flaky.includes(name))];
  return { ...first, minutes, processorMinutes, passed: first.passed + failed, failed: 0, flaky };
}
