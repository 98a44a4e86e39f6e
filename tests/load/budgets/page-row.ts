import type { Visit } from '../pages/visit-slowly.ts';

/** One page in the table of budgets. */
export interface PageRow extends Visit {
  path: string;
  expectedStatus: number;
  axe: string[];
  html: string[];
  links: string[];
}
