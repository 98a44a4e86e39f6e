import type { Database } from '../../../platform/database/database';
import { countUpToMost } from '../../../platform/database/queries';
import { onlyRow, Values } from '../../../platform/database/statement';
import type { Condition } from '../list/filter-applications';

/** Counts what each condition finds, by its name: each up to 10,001 rows, by an index where there is one. */
export const countEach = (database: Database, conditions: readonly (readonly [name: string, condition: Condition])[]) =>
  select(
    database,
    conditions,
    (condition) => (values) => countUpToMost(`SELECT FROM applications a WHERE ${condition(values)}`),
  );

/** The same of a few rows that are read once. */
export const countEachAmong = (
  database: Database,
  among: Condition,
  conditions: readonly (readonly [name: string, condition: Condition])[],
) =>
  select(
    database,
    conditions,
    (condition) => (values) => `count(*) FILTER (WHERE ${condition(values)})::int`,
    (values) => ` FROM applications a WHERE ${among(values)}`,
  );

async function select(
  database: Database,
  conditions: readonly (readonly [name: string, condition: Condition])[],
  countOf: (condition: Condition) => Condition,
  from: Condition = () => '',
): Promise<Record<string, number>> {
  const values = new Values();
  const counts = conditions.map(([name, condition]) => `${countOf(condition)(values)} AS "${name}"`);
  const text = `SELECT ${counts.join(', ')}${from(values)}`;
  return onlyRow(await database.queryOnce<Record<string, number>>(text, values.list));
}
