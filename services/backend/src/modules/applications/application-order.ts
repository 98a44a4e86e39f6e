import type { Values } from '../../platform/database/values';
import { applicationStages } from './application-facts';

/** SQL of what each field sorts by. The index on stages repeats the list in the very same words. */
const columns = {
  createdAt: 'a.created_at',
  name: 'a.name',
  email: 'a.email',
  apply: 'a.apply',
  experience: 'a.experience',
  reference: 'a.reference',
  stage: `array_position('{${applicationStages.join(',')}}'::text[], a.stage)`,
} as const;

/** Those that are not text. */
const types: Partial<Record<SortColumn, string>> = { createdAt: 'timestamptz', stage: 'integer' };

type SortColumn = keyof typeof columns;
export type SortField = SortColumn | 'relevance';
export const sortFields: readonly SortField[] = [...(Object.keys(columns) as SortColumn[]), 'relevance'];

export interface ApplicationOrder {
  /** The expression to sort by. */
  sql: (values: Values) => string;
  /** As what Postgres shall read a value of it that was told as text. */
  type: string;
  direction: 'ASC' | 'DESC';
}

export const orderBy = (field: SortColumn, direction: 'ASC' | 'DESC'): ApplicationOrder => ({
  sql: () => columns[field],
  type: types[field] ?? 'text',
  direction,
});

export const newestFirst = orderBy('createdAt', 'DESC');
