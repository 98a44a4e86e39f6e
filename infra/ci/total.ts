import { existsSync, readFileSync } from 'node:fs';
import { logOf } from './runners.ts';
import type { Counts } from './read-counts.ts';

export interface Result extends Counts {
  name: string;
  problem?: string;
}

const TAIL_LINES = 60;

export const countsFile = (name: string) => new URL(`../../test-results/counts/${name}.json`, import.meta.url).pathname;

/** Prints one line a runner and the total as the last line; returns the exit code. */
export function addUp(names: string[]): 0 | 1 {
  const results = names.map(readResult);
  for (const { name, failed } of results)
    if (failed > 0) process.stdout.write(`\n== how ${name} ended\n${tailOf(name)}\n`);
  const { lines, code } = formatTotal(results);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return code;
}

export function formatTotal(results: Result[]): { lines: string[]; code: 0 | 1 } {
  const rows = results.map(({ name, passed, failed, problem }) => {
    return `${name.padEnd(10)} ${passed} passed, ${failed} failed${problem ? `: ${problem}` : ''}`;
  });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { lines: [...rows, `${passed} passed, ${failed} failed`], code: failed > 0 || results.length === 0 ? 1 : 0 };
}

function readResult(name: string): Result {
  const file = countsFile(name);
  if (!existsSync(file)) return { name, passed: 0, failed: 1, problem: 'it was not run' };
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

/** Whoever looks at a long log looks at its end. */
function tailOf(name: string): string {
  if (!existsSync(logOf(name))) return 'It printed nothing.';
  return readFileSync(logOf(name), 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
