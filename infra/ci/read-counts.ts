export interface Counts {
  passed: number;
  failed: number;
}

export type Format = 'jest' | 'tap' | 'playwright';

/** What a runner itself wrote about its run. Throws when that is not a complete report. */
export function readCounts(format: Format, report: string): Counts {
  if (format === 'tap') return readTap(report);
  const json = JSON.parse(report) as Record<string, unknown>;
  return format === 'jest' ? readJest(json) : readPlaywright(json);
}

function readTap(report: string): Counts {
  // The totals are the last lines; a run that was cut off has none.
  const total = (name: string) => numberOf(report.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1], name);
  return { passed: total('pass'), failed: total('fail') + total('cancelled') };
}

function readJest(report: Record<string, unknown>): Counts {
  // A file that does not load has no tests to count, and fails all the same.
  const failed =
    numberOf(report.numFailedTests, 'numFailedTests') + numberOf(report.numRuntimeErrorTestSuites, 'suites');
  return { passed: numberOf(report.numPassedTests, 'numPassedTests'), failed };
}

function readPlaywright(report: Record<string, unknown>): Counts {
  const stats = (report.stats ?? {}) as Record<string, unknown>;
  const errors = Array.isArray(report.errors) ? report.errors.length : 0;
  // What passed at the second try has passed; Playwright names it at the end of its log.
  const passed = numberOf(stats.expected, 'expected') + numberOf(stats.flaky, 'flaky');
  return { passed, failed: numberOf(stats.unexpected, 'unexpected') + errors };
}

function numberOf(value: unknown, name: string): number {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) throw new Error(`The report has no count "${name}".`);
  return number;
}
