import { readCounts, type Counts, type Format } from './read-counts.ts';

export interface Run {
  format: Format;
  /** Absent when the runner wrote none. */
  report: string | undefined;
  exitCode: number | null;
}

/** The counts of a run, with one failure more when the runner crashed, lied or ran nothing. */
export function judgeRun({ format, report, exitCode }: Run): Counts & { problem?: string } {
  if (report === undefined) return { passed: 0, failed: 1, problem: 'it wrote no results' };
  let counts: Counts;
  try {
    counts = readCounts(format, report);
  } catch (error) {
    return { passed: 0, failed: 1, problem: `its results cannot be read: ${(error as Error).message}` };
  }
  if (counts.failed > 0) return counts;
  if (exitCode !== 0)
    return { ...counts, failed: 1, problem: `it ended with ${exitCode ?? 'a signal'} though no test failed` };
  if (counts.passed === 0) return { ...counts, failed: 1, problem: 'it ran no test' };
  return counts;
}
