import { budgets } from '../../../frontend/build-steps/budgets.ts';
import type { PageRow } from './page-row.ts';

/** What is wrong with a page and not a matter of the machine's speed. */
export function breachesOf(page: PageRow): string[] {
  const breaches: string[] = [];
  const atMost = (what: string, found: number, limit: number) => {
    if (found > limit) breaches.push(`${found} ${what}, ${limit} are allowed`);
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
