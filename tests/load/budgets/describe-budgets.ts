import { budgets } from '../../../frontend/build-steps/budgets.ts';
import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';
import type { PageRow } from './page-row.ts';

const header = ['', 'LCP ms', 'TBT ms', 'CLS', 'bytes', 'requests', 'axe', 'HTML', 'links'];

const timing = (found: number, goal: number) => `${found > goal ? '! ' : ''}${found.toFixed(0)}`;

/** One line a page; a timing beyond its goal has a mark before it. */
export function describeBudgets(pages: PageRow[]): string {
  const rows = pages.map((page) => [
    page.path,
    timing(page.lcp, budgets.goals.lcpMs),
    timing(page.tbt, budgets.goals.tbtMs),
    page.cls.toFixed(3),
    String(page.bytes),
    String(page.requests),
    ...[page.axe, page.html, page.links].map((faults) => String(faults.length)),
  ]);
  const middle = (figure: (page: PageRow) => number) => median(pages.map(figure)).toFixed(0);
  return [
    alignColumns([header, ...rows]),
    '',
    `Median: LCP ${middle(({ lcp }) => lcp)} ms, TBT ${middle(({ tbt }) => tbt)} ms, ${middle(({ bytes }) => bytes)} bytes.`,
    `! beyond its goal: LCP ${budgets.goals.lcpMs} ms, TBT ${budgets.goals.tbtMs} ms. Timings fail nothing.`,
  ].join('\n');
}
