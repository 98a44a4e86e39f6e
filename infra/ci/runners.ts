import type { Format } from './read-counts.ts';

export interface Runner {
  name: string;
  format: Format;
  command: string[];
  /** Whether it belongs to `make test`. */
  always: boolean;
  minutes: number;
}

const npm = (script: string, workspace: string, ...args: string[]) => [
  'npm',
  'run',
  script,
  '-w',
  `@frontdoor/${workspace}`,
  ...args,
];
const tap = (name: string, command: string[], minutes = 5): Runner => ({
  name,
  format: 'tap',
  command,
  always: true,
  minutes,
});

/** Every test runner, cheapest first. `reportOf` is where each writes its results. */
export const runners: Runner[] = [
  tap('docs', ['node', '--test', 'docs/*.test.ts']),
  tap('infra', ['node', '--test', 'infra/**/*.spec.ts']),
  tap('site', npm('test', 'site')),
  tap('admin', npm('test', 'admin')),
  {
    name: 'backend',
    format: 'jest',
    command: npm('test', 'backend', '--', '--json', `--outputFile=${reportOf('backend', 'jest')}`),
    always: true,
    minutes: 25,
  },
  {
    name: 'journeys',
    format: 'playwright',
    command: npm('journeys', 'tests', '--', '--reporter=list,json'),
    always: true,
    minutes: 45,
  },
  tap('system', npm('system', 'tests'), 25),
  { ...tap('check', ['node', '--test', 'infra/ci/check.test.ts'], 10), always: false },
  { ...tap('compose', ['node', '--test', 'infra/ci/compose.test.ts'], 15), always: false },
];

export function reportOf(name: string, format: Format): string {
  return new URL(`../../test-results/${name}.${format === 'tap' ? 'tap' : 'json'}`, import.meta.url).pathname;
}

/** What it printed, for the end of a long log. */
export const logOf = (name: string) => new URL(`../../test-results/logs/${name}.log`, import.meta.url).pathname;

/** How a runner is told to write its results beside what it shows. */
export function environmentOf({ name, format }: Runner): Record<string, string> {
  const report = reportOf(name, format);
  if (format === 'playwright') return { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  if (format === 'jest') return {};
  const both = ['spec', 'stdout', 'tap', report];
  return {
    NODE_OPTIONS: both.map((value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`).join(' '),
  };
}
