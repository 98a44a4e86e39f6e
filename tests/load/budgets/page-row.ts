import type { Visit } from '../pages/visit-slowly.ts';

/** One page in the table of budgets. */
export interface PageRow extends Visit {
  path: string;
  expectedStatus: number;
  /** It has a list that is still to be fetched, and starts the app for it without a gesture. */
  asksByItself: boolean;
  axe: string[];
  html: string[];
  links: string[];
}
