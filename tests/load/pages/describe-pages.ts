import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';
import type { Verdict } from '../report/describe-race.ts';
import type { Findings } from './run-lighthouse.ts';

export interface Visits {
  name: string;
  visits: Findings[];
  beforeLcp: number;
  beforeLoad: number;
}

const header = [
  '',
  'LCP ms',
  'FCP ms',
  'TBT ms',
  'CLS',
  'KB before LCP',
  'by load',
  'in all',
  'perf',
  'a11y',
  'best',
  'SEO',
];

const middle = ({ visits }: Visits, figure: (visit: Findings) => number) => median(visits.map(figure));

export function describePages(pages: Visits[]): string {
  const rows = pages.map((page) => [
    page.name,
    ...[({ lcp }: Findings) => lcp, ({ fcp }: Findings) => fcp, ({ tbt }: Findings) => tbt].map((figure) =>
      middle(page, figure).toFixed(0),
    ),
    middle(page, ({ cls }) => cls).toFixed(3),
    ...[page.beforeLcp, page.beforeLoad, middle(page, ({ bytes }) => bytes)].map((bytes) => (bytes / 1000).toFixed(1)),
    ...[0, 1, 2, 3].map((index) => String(middle(page, ({ scores }) => scores[index]!))),
  ]);
  const complaints = new Set(
    pages.flatMap(({ name, visits }) =>
      visits.flatMap((visit) => visit.complaints.map((what) => `  ${name}: ${what}`)),
    ),
  );
  return [alignColumns([header, ...rows]), ...complaints].join('\n');
}

/** A page against the same by Astro and by Next. */
export const judgeRace = ([ours, astro, next]: Visits[]): Verdict[] =>
  ours && astro && next ? [compare(ours, astro, 1.1), compare(ours, next, 0.6)] : [];

/** Each ratio is the median of the rounds' own, so that a slow minute touches both sides. */
function compare(ours: Visits, theirs: Visits, times: number): Verdict {
  const ratio = median(theirs.visits.map(({ lcp }, round) => ours.visits[round]!.lcp / lcp));
  const what = `LCP of ${ours.name} against ${theirs.name}`;
  return { what, found: `${ratio.toFixed(2)}x`, goal: `<= ${times}x`, reached: ratio <= times };
}

export function judgePage(page: Visits): Verdict[] {
  const worst = Math.min(...[0, 1, 2, 3].map((index) => middle(page, ({ scores }) => scores[index]!)));
  const atMost = (what: string, found: number, goal: number, unit: string, digits = 0): Verdict => ({
    what: `${what} of ${page.name}`,
    found: `${found.toFixed(digits)}${unit}`,
    goal: `<= ${goal}${unit}`,
    reached: found <= goal,
  });
  return [
    atMost(
      'TBT',
      middle(page, ({ tbt }) => tbt),
      50,
      ' ms',
    ),
    atMost(
      'CLS',
      middle(page, ({ cls }) => cls),
      0,
      '',
      3,
    ),
    atMost('Bytes in all', middle(page, ({ bytes }) => bytes) / 1000, 100, ' KB', 1),
    atMost('Bytes before LCP', page.beforeLcp / 1000, 60, ' KB', 1),
    { what: `Lowest score of ${page.name}`, found: String(worst), goal: '100', reached: worst === 100 },
  ];
}
