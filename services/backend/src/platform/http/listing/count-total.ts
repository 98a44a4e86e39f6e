import type { Database } from '../../database/database';
import { countUpToMost, MOST_COUNTED } from '../../database/queries';
import { onlyRow } from '../../database/statement';

/** How many rows a list has. */
export interface Total {
  total: number;
  /** It is not exact, because there are too many. */
  estimated: boolean;
}

/**
 * Counts the rows of `SELECT … FROM … WHERE …` exactly up to 10,000, because counting further takes longer the more there are.
 * Beyond, it is the planner's guess from its statistics.
 */
export async function countTotal(database: Database, rows: string, values: readonly unknown[]): Promise<Total> {
  const counted = `SELECT ${countUpToMost(rows)} AS total`;
  const { total } = onlyRow(await database.queryOnce<{ total: number }>(counted, values));
  return total <= MOST_COUNTED ? { total, estimated: false } : guessTotal(database, rows, values);
}

/** The planner's guess of the number of such rows, of which more than 10,000 are known to be there. */
export async function guessTotal(database: Database, rows: string, values: readonly unknown[]): Promise<Total> {
  type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const plan = onlyRow(await database.queryOnce<Plan>(`EXPLAIN (FORMAT JSON) ${rows}`, values));
  return { total: Math.max(MOST_COUNTED + 1, plan['QUERY PLAN'][0].Plan['Plan Rows']), estimated: true };
}

/** The page itself overrules an estimate: it shows its own end, or that there is more. `rows` are those of the page. */
export function correctTotal(
  { total, estimated }: Total,
  { offset, limit }: { offset: number; limit: number },
  rows: number,
): Total {
  if (!estimated || rows === 0) return { total, estimated };
  const seen = offset + rows;
  return rows < limit ? { total: seen, estimated: false } : { total: Math.max(total, seen + 1), estimated };
}
