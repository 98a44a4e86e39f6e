import type { Sql } from '../src/platform/database/database';
import type { TestApi } from './start-api';

/** Runs the statements of the code as they are, and keeps the plan of each, as a text, under the statement's name. */
export function explaining(api: TestApi): { sql: Sql; plans: Map<string, string> } {
  const plans = new Map<string, string>();
  const sql: Sql = {
    async query<Row>({ name, text }: { name: string; text: string }, values: readonly unknown[] = []) {
      const lines = await api.sql<Record<'QUERY PLAN', string>>(`EXPLAIN ${text}`, [...values]);
      plans.set(name, lines.map((line) => line['QUERY PLAN']).join('\n'));
      return api.sql<Row>(text, [...values]);
    },
  };
  return { sql, plans };
}

/** The tables that plans read from one end to the other. */
export const scannedBy = (plans: Map<string, string>) =>
  [...plans].flatMap(([name, plan]) =>
    [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => `${name}: ${table}`),
  );
