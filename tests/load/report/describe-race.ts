import { median } from '../measure/median.ts';
import type { Contender, Goals, Race, Slice, Slices } from '../measure/run-race.ts';
import { alignColumns } from './align-columns.ts';

export interface Verdict {
  what: string;
  measured: string;
  goal: string;
  reached: boolean;
}

const header = ['', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'ours/this', 'lowest-highest', 'p99', 'CPU'];

/** Medians over the rounds; each ratio is the median of the rounds' own ratios, so that a slow minute touches both sides. */
export function describeRace(race: Race, connections: number, slices: Slices): { text: string; verdicts: Verdict[] } {
  const title = `${race.title}, ${connections} connections`;
  const ours = slices.get(race.ours)!;
  const verdicts: Verdict[] = [];
  const rows = [header, [...figuresOf(race.ours, ours), '', '', '', '']];
  for (const rival of race.rivals) {
    const theirs = slices.get(rival)!;
    const ratios = (figure: (slice: Slice) => number | null) =>
      theirs.map((slice, round) => (figure(ours[round]!) ?? Number.NaN) / (figure(slice) ?? Number.NaN));
    const speeds = ratios((slice) => slice.perSecond);
    const ratiosNow = {
      speed: median(speeds),
      p99: median(ratios(({ p99 }) => p99)),
      cpu: median(ratios((one) => one.cpuMs)),
    };
    const range = `${Math.min(...speeds).toFixed(2)}-${Math.max(...speeds).toFixed(2)}`;
    rows.push([...figuresOf(rival, theirs), show(ratiosNow.speed), range, show(ratiosNow.p99), show(ratiosNow.cpu)]);
    verdicts.push(...judge(`${title}, against ${rival.name}`, ratiosNow, rival.goals ?? {}));
  }
  return { text: `${title}\n${alignColumns(rows)}\n`, verdicts };
}

const show = (ratio: number) => (Number.isNaN(ratio) ? '-' : ratio.toFixed(2));

function judge(title: string, measured: Required<Goals>, goals: Goals): Verdict[] {
  const verdict = (what: string, ratio: number, goal: string, reached: boolean): Verdict => ({
    what: `${title}: ${what}`,
    measured: show(ratio),
    goal,
    reached,
  });
  const { speed, p99, cpu } = goals;
  return [
    ...(speed === undefined ? [] : [verdict('req/s', measured.speed, `>= ${speed}`, measured.speed >= speed)]),
    ...(p99 === undefined ? [] : [verdict('p99', measured.p99, `<= ${p99}`, measured.p99 <= p99)]),
    ...(cpu === undefined ? [] : [verdict('CPU per request', measured.cpu, `<= ${cpu}`, measured.cpu <= cpu)]),
  ];
}

function figuresOf({ name }: Contender, slices: Slice[]): string[] {
  const of = (figure: (slice: Slice) => number) => median(slices.map(figure));
  const cpu = slices.some((slice) => slice.cpuMs === null) ? '-' : of((slice) => slice.cpuMs!).toFixed(3);
  const latency = [of((slice) => slice.p50).toFixed(2), of((slice) => slice.p99).toFixed(2)];
  return [`  ${name}`, of((slice) => slice.perSecond).toFixed(0), ...latency, cpu];
}

export function describeVerdicts(verdicts: Verdict[]): string {
  const rows = verdicts.map(({ what, measured, goal, reached }) => [
    `  ${what}`,
    measured,
    goal,
    reached ? 'yes' : 'no',
  ]);
  return `Goals\n${alignColumns([['', 'found', 'goal', 'reached'], ...rows])}`;
}
