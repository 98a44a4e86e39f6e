import { alignColumns } from '../report/align-columns.ts';
import type { Verdict } from '../report/describe-race.ts';
import type { PageTimes } from './measure-pages.ts';

const GOAL_MS = 60;

/** One table: a line a page, a pair of columns a size. */
export function describeGrid(sizes: number[], times: PageTimes[][]): { text: string; verdicts: Verdict[] } {
  const last = times.at(-1)!;
  const heading = ['', ...sizes.map((size) => `${size.toLocaleString('en')}: median, p95`), 'growth'];
  const lines = last.map(({ page, median }, at) => [
    `  ${page.title}`,
    ...times.map((column) => `${show(column[at]!.median)}, ${show(column[at]!.p95)}`),
    `${(median / times[0]![at]!.median).toFixed(2)}x`,
  ]);
  const slowest = last.reduce((one, other) => (other.p95 > one.p95 ? other : one));
  const verdict = {
    what: `Slowest page at ${sizes.at(-1)!.toLocaleString('en')} (${slowest.page.title}), p95`,
    found: `${show(slowest.p95)} ms`,
    goal: `< ${GOAL_MS} ms`,
    reached: slowest.p95 < GOAL_MS,
  };
  const text = `Admin grid, pages of 25, in milliseconds, one person at a time\n${alignColumns([heading, ...lines])}\n`;
  return { text, verdicts: [verdict] };
}

const show = (milliseconds: number) => milliseconds.toFixed(1);
