import { budgets } from '../../../frontend/build-steps/budgets.ts';
import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';
import type { Verdict } from '../report/describe-race.ts';
import type { Findings } from './run-lighthouse.ts';
import type { Visit } from './visit-slowly.ts';

export interface Visits {
  name: string;
  url: string;
  visits: Findings[];
  /** On a line that is really slow; of some pages only. */
  slowVisits: Visit[];
}

const header = ['', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'KB', 'perf', 'a11y', 'best', 'SEO'];
const slowHeader = ['', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'KB before LCP', 'in all'];

const middle = <T>(visits: T[], figure: (visit: T) => number) => median(visits.map(figure));
const scoresOf = ({ visits }: Visits) => visits[0]!.scores;
const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

/** How quick the machine was, since times by its processor tell nothing without it. Below 1,000 Lighthouse itself calls a machine slow. */
export function describeProcessor(pages: Visits[]): string {
  const indices = pages.flatMap(({ visits }) => visits.map(({ benchmarkIndex }) => benchmarkIndex));
  const range = `${Math.min(...indices).toFixed(0)} to ${Math.max(...indices).toFixed(0)}`;
  return `this machine's benchmarkIndex was ${median(indices).toFixed(0)} (${range})`;
}

export function describePages(pages: Visits[]): string {
  const rows = pages.map((page) => [
    page.name,
    ...(['lcp', 'fcp', 'tbt'] as const).map((figure) => middle(page.visits, (visit) => visit[figure]).toFixed(0)),
    middle(page.visits, ({ cls }) => cls).toFixed(3),
    kilo(middle(page.visits, ({ bytes }) => bytes)),
    ...[0, 1, 2, 3].map((index) => String(scoresOf(page)[index] ?? '')),
  ]);
  const complaints = new Set(
    pages.flatMap(({ name, visits }) =>
      visits.flatMap((visit) => visit.complaints.map((what) => `  ${name}: ${what}`)),
    ),
  );
  return [alignColumns([header, ...rows]), ...complaints].join('\n');
}

export const describeSlowVisits = (pages: Visits[]): string =>
  alignColumns([
    slowHeader,
    ...pages.map(({ name, slowVisits }) => [
      name,
      ...(['lcp', 'fcp', 'tbt'] as const).map((figure) => middle(slowVisits, (visit) => visit[figure]).toFixed(0)),
      middle(slowVisits, ({ cls }) => cls).toFixed(3),
      ...(['beforeLcp', 'bytes'] as const).map((figure) => kilo(middle(slowVisits, (visit) => visit[figure]))),
    ]),
  ]);

/** A page against the same by Astro and by Next. */
export const judgeRace = ([ours, astro, next]: Visits[]): Verdict[] =>
  ours && astro && next ? [compare(ours, astro, 0.8), compare(ours, next, 0.5)] : [];

/** Each ratio is the median of the rounds' own, so that a slow minute touches both sides. */
function compare(ours: Visits, theirs: Visits, times: number): Verdict {
  const ratio = median(theirs.visits.map(({ lcp }, round) => ours.visits[round]!.lcp / lcp));
  const what = `LCP of ${ours.name} against ${theirs.name}`;
  return { what, measured: `${ratio.toFixed(2)}x`, goal: `<= ${times}x`, reached: ratio <= times };
}

/** Judges how long a slow processor blocks a visitor, and the scores. `make budgets` covers the other limits of a page. */
export function judgePage(page: Visits): Verdict[] {
  const tbt = middle(page.visits, (visit) => visit.tbt);
  const worst = Math.min(...scoresOf(page));
  const { tbtMs } = budgets.goals;
  return [
    {
      what: `TBT of ${page.name}`,
      measured: `${tbt.toFixed(0)} ms`,
      goal: `<= ${tbtMs} ms`,
      reached: tbt <= tbtMs,
    },
    { what: `Lowest score of ${page.name}`, measured: String(worst), goal: '100', reached: worst === 100 },
  ];
}
