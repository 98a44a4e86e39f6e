import { budgets } from '../../../frontend/build-steps/budgets.ts';
import type { Visit } from '../pages/visit-slowly.ts';
import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';

/** One page in the table of budgets. */
export interface PageRow extends Visit {
  path: string;
  expectedStatus: number;
  axe: string[];
  html: string[];
  links: string[];
}

/** The broken budgets of a page that do not depend on the machine's speed. */
export function breachesOf(page: PageRow): string[] {
  const breaches: string[] = [];
  const atMost = (what: string, measured: number, limit: number) => {
    if (measured > limit) breaches.push(`${measured} ${what}, ${limit} are allowed`);
  };
  if (page.status !== page.expectedStatus) breaches.push(`answers ${page.status}, not ${page.expectedStatus}`);
  atMost('of layout shift', Number(page.cls.toFixed(4)), budgets.layoutShift);
  if (page.cls > budgets.layoutShift) breaches.push(...page.moved.map((what) => `moved by itself: ${what}`));
  atMost('bytes', page.bytes, budgets.untouched.bytes);
  atMost('requests', page.requests, budgets.untouched.requests);
  return [
    ...breaches,
    ...page.axe.map((fault) => `axe: ${fault}`),
    ...page.html.map((fault) => `html-validate: ${fault}`),
    ...page.links.map((link) => `a link that leads nowhere: ${link}`),
  ];
}

const header = ['', 'LCP ms', 'TBT ms', 'CLS', 'bytes', 'requests', 'axe', 'HTML', 'links'];

const timing = (measured: number, goal: number) => `${measured > goal ? '! ' : ''}${measured.toFixed(0)}`;

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
