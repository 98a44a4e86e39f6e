import type { Values } from '../../../platform/database/statement';
import { applicationStages } from '../application.facts';

/** The SQL expression that each field sorts by, and its type. The indexes on stage and years use the same expressions, word by word. */
const columns = {
  createdAt: ['a.created_at', 'timestamptz'],
  name: ['a.name', 'text'],
  email: ['a.email', 'text'],
  apply: ['a.apply', 'text'],
  // The first number of the text, so that 4.5 comes before 10 and after "3-5 years"; without one ("Fresher") it is 0.
  experience: [`coalesce(substring(a.experience from '[0-9]+(?:[.][0-9]+)?')::numeric, 0)`, 'numeric'],
  reference: ['a.reference', 'text'],
  stage: [`array_position('{${applicationStages.join(',')}}'::text[], a.stage)`, 'integer'],
} as const;

type SortColumn = keyof typeof columns;
export type SortField = SortColumn | 'relevance';
export const sortFields: readonly SortField[] = [...(Object.keys(columns) as SortColumn[]), 'relevance'];

/** Writes a condition on `applications a` with the values of one query. */
export type Condition = (values: Values) => string;

export interface ApplicationOrder {
  /** The expression to sort by. */
  sql: (values: Values) => string;
  /** Postgres type of its values. */
  type: string;
  direction: 'ASC' | 'DESC';
}

export function orderBy(field: SortColumn, direction: 'ASC' | 'DESC'): ApplicationOrder {
  const [column, type] = columns[field];
  return { sql: () => column, type, direction };
}

export const newestFirst = orderBy('createdAt', 'DESC');
