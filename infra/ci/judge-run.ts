import { readJunit, type Counts } from './read-junit.ts';

interface Run {
  /** JUnit XML; absent when the runner wrote none. */
  report: string | undefined;
  exitCode: number | null;
}

/** The counts of a run, with one failure more when the runner crashed, lied or ran nothing. */
export function judgeRun({ report, exitCode }: Run): Counts & { problem?: string } {
  const nothing = { passed: 0, failed: 1, flaky: [], failures: [], failedFiles: undefined };
  if (report === undefined) return { ...nothing, problem: 'it wrote no results' };
  let counts: Counts;
  try {
    counts = readJunit(report);
  } catch (error) {
    return { ...nothing, problem: `its results cannot be read: ${(error as Error).message}` };
  }
  if (counts.failed > 0) return counts;
  if (exitCode !== 0)
    return { ...counts, failed: 1, problem: `it ended with ${exitCode ?? 'a signal'} though no test failed` };
  if (counts.passed === 0) return { ...counts, failed: 1, problem: 'it ran no test' };
  return counts;
}
