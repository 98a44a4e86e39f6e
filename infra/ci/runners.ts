import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Tool = 'node' | 'jest' | 'playwright';

export interface Runner {
  name: string;
  tool: Tool;
  command: string[];
  /** Whether it belongs to `make test`. */
  always: boolean;
  /** Whether `make test-all` adds it. */
  inLongForm?: boolean;
  /** What it needs and this machine has not; undefined where it has all. `make test-all` leaves it out then, and says so. */
  missing?: () => string | undefined;
  /** The timeout in minutes, in the short form: of a runner that hangs, on a machine that is three times as slow as usual. */
  minutes: number;
  /** The runner to run side by side with, if both are requested: one waits a lot, the others compute. */
  beside?: string;
  /** Of how many parts a run by turns makes one. */
  parts?: number;
  /** Which part it makes, such as `2/3`; absent where it makes all. */
  part?: string;
}

const npm = (script: string, workspace: string, ...args: string[]) => [
  'npm',
  'run',
  script,
  '-w',
  `@frontdoor/${workspace}`,
  ...args,
];
const node = (name: string, command: string[], minutes = 15): Runner => ({
  name,
  tool: 'node',
  command,
  always: true,
  minutes,
});

const runs = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
/** Where `infra/helm/cluster-test/prepare.sh` puts it. */
const keptHelm = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'frontdoor-cluster/bin/helm');
const missingEngine = () => (runs('docker', 'info') ? undefined : 'no container engine runs');
const missingHelm = () => (runs('helm', 'version') || runs(keptHelm, 'version') ? undefined : 'there is no helm');

/** Every test runner, cheapest first. `reportOf` is where each writes its results. */
export const runners: Runner[] = [
  node('infra', ['node', '--test', 'infra/**/*.spec.ts']),
  // Node runs one file at a time on two cores, and those of `infra` wait for timeouts and programs.
  { ...node('docs', ['node', '--test', '--test-isolation=none', 'docs/*.test.ts']), beside: 'infra' },
  { ...node('site', npm('test', 'site')), beside: 'infra' },
  { ...node('drawings', npm('test', 'drawings')), beside: 'infra' },
  { ...node('admin', npm('test', 'admin')), beside: 'infra' },
  {
    name: 'backend',
    tool: 'jest',
    command: npm('test', 'backend', '--', '--reporters=default', '--reporters=jest-junit'),
    always: true,
    minutes: 45,
    // The faults, the matrix and the model of the promise are in each part: `services/backend/test/waiting-first.cjs`.
    parts: 3,
  },
  {
    name: 'journeys',
    tool: 'playwright',
    command: npm('journeys', 'tests', '--', '--reporter=list,junit'),
    always: true,
    minutes: 45,
    parts: 2,
  },
  // The journeys that other browsers than Chromium make as well.
  { ...node('browsers', npm('browsers', 'tests'), 20), always: false, inLongForm: true },
  // They wait for recoveries, and the backend's tests for databases. Beside the journeys, each waited for the other's browsers and servers.
  { ...node('system', npm('system', 'tests'), 45), beside: 'backend', parts: 2 },
  // They compute, and the containers' test waits.
  { ...node('check', ['node', '--test', 'infra/ci/check.test.ts'], 20), always: false, beside: 'compose' },
  // Real files of others, where they are.
  { ...node('corpus', ['node', '--test', 'tests/corpus/corpus.test.ts'], 25), always: false, beside: 'compose' },
  {
    ...node('compose', ['node', '--test', '--test-concurrency=1', 'infra/ci/compose*.test.ts'], 32),
    always: false,
    inLongForm: true,
    missing: missingEngine,
  },
  // What Helm makes of the chart.
  {
    ...node('chart', ['node', '--test', 'infra/helm/chart-test/*.test.ts'], 10),
    always: false,
    inLongForm: true,
    missing: missingHelm,
  },
  {
    ...node('cluster', ['node', '--test', '--test-concurrency=1', 'infra/helm/cluster-test/*.test.ts'], 30),
    always: false,
  },
];

interface Asked {
  /** Those that were asked for by name, and no others; none = all of `make test`. */
  names?: readonly string[];
  /** Whether it is `make test-all`. */
  isLongForm: boolean;
  /** Those that the caller runs by itself later. */
  later?: readonly string[] | undefined;
}

/** Those that run, and for each that the long form has to leave out one line that says why. */
export function choose({ names = [], isLongForm, later = [] }: Asked, all: readonly Runner[] = runners) {
  if (names.length > 0) return { chosen: all.filter(({ name }) => names.includes(name)), leftOut: [] };
  const wanted = all.filter(
    ({ name, always, inLongForm }) => always || (isLongForm && inLongForm && !later.includes(name)),
  );
  const why = new Map(wanted.map((runner) => [runner, runner.missing?.()]));
  return {
    chosen: wanted.filter((runner) => !why.get(runner)),
    leftOut: wanted.flatMap((runner) => (why.get(runner) ? [`${runner.name}: not run, since ${why.get(runner)}`] : [])),
  };
}

/** The part of a runner whose turn it is, as of three parts the second at the turns 1, 4 and 7; the whole of a runner without `parts`. */
export function inTurn(runner: Runner, turn: number): Runner {
  if (!runner.parts) return runner;
  const part = `${(turn % runner.parts) + 1}/${runner.parts}`;
  return { ...runner, part, command: runner.tool === 'jest' ? [...runner.command, `--shard=${part}`] : runner.command };
}

/** Where a runner writes its results, as JUnit XML. */
export const reportOf = (name: string) => new URL(`../../test-results/${name}.xml`, import.meta.url).pathname;

/** The file with a runner's output, for the end of a long log. */
export const logOf = (name: string) => new URL(`../../test-results/logs/${name}.log`, import.meta.url).pathname;

/** The variables that make a tool write its results to a file as well. */
export function environmentOf({ name, tool, part }: Runner): Record<string, string> {
  const report = reportOf(name);
  if (tool === 'jest')
    return {
      JEST_JUNIT_OUTPUT_FILE: report,
      JEST_JUNIT_REPORT_TEST_SUITE_ERRORS: 'true',
      JEST_JUNIT_ADD_FILE_ATTRIBUTE: 'true',
    };
  if (tool === 'playwright')
    return {
      ...(part ? { TEST_PART: part } : {}),
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
      PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: 'true',
      PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME: 'true',
    };
  const both = ['spec', 'stdout', 'junit', report];
  return {
    // The script has its files by it: `tests/list-in-turn.ts`.
    ...(part ? { TEST_PART: part } : {}),
    NODE_OPTIONS: both.map((value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`).join(' '),
  };
}
