import type { Database } from '../../../platform/database/database';
import { countUpToMost } from '../../../platform/database/queries';
import { onlyRow, Values } from '../../../platform/database/statement';
import type { Condition } from '../list/filter-applications';

/** Conditions by name. */
export type NamedConditions = readonly (readonly [name: string, condition: Condition])[];

/** Counts what each condition finds, by its name: each up to 10,001 rows, or as `count` does, by an index where there is one. */
export const countEach = (database: Database, conditions: NamedConditions, count = countUpToMost) =>
  select(
    database,
    conditions,
    (condition) => (values) => count(`SELECT FROM applications a WHERE ${condition(values)}`),
  );

/** The same of a few rows that are read once. */
export const countEachAmong = (database: Database, among: Condition, conditions: NamedConditions) =>
  select(
    database,
    conditions,
    (condition) => (values) => `count(*) FILTER (WHERE ${condition(values)})::int`,
    (values) => ` FROM applications a WHERE ${among(values)}`,
  );

async function select(
  database: Database,
  conditions: NamedConditions,
  countOf: (condition: Condition) => Condition,
  from: Condition = () => '',
): Promise<Record<string, number>> {
  const values = new Values();
  const counts = conditions.map(([name, condition]) => `${countOf(condition)(values)} AS "${name}"`);
  const text = `SELECT ${counts.join(', ')}${from(values)}`;
  return onlyRow(await database.queryOnce<Record<string, number>>(text, values.list));
}
