import { ValidationFailed } from '../errors/http.errors';

export const MOST_ROWS = 200;

export interface ListQuery<Field extends string> {
  sort: { field: Field; order: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Record<string, unknown>;
}

interface ListRules<Field extends string> {
  sortFields: readonly Field[];
  defaultSort: { field: Field; order: 'ASC' | 'DESC' };
}

type Query = Record<string, unknown>;

/**
 * Reads the `sort`, `range` and `filter` of ra-data-simple-rest. A range of more than 200 rows is cut to 200.
 * @throws ValidationFailed that names the parameter.
 */
export function parseListQuery<Field extends string>(query: Query, rules: ListRules<Field>): ListQuery<Field> {
  const sort = parseSort(parseJson(query, 'sort'), rules);
  return { sort, ...parseRange(parseJson(query, 'range')), filter: parseFilter(parseJson(query, 'filter')) };
}

function parseJson(query: Query, name: string): unknown {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') throw new ValidationFailed({ [name]: 'Give this parameter once.' });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ValidationFailed({ [name]: 'This is not valid JSON.' });
  }
}

function parseSort<Field extends string>(value: unknown, rules: ListRules<Field>): ListQuery<Field>['sort'] {
  if (value === undefined) return rules.defaultSort;
  const [name, order] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  const field = rules.sortFields.find((each) => each === name);
  if (!field || (order !== 'ASC' && order !== 'DESC')) {
    const fields = rules.sortFields.join(', ');
    throw new ValidationFailed({ sort: `Must be ["field","ASC"] or ["field","DESC"]; fields: ${fields}.` });
  }
  return { field, order };
}

function parseRange(value: unknown): { offset: number; limit: number } {
  if (value === undefined) return { offset: 0, limit: MOST_ROWS };
  const [first, last] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  if (!isRowNumber(first) || !isRowNumber(last) || last < first) {
    throw new ValidationFailed({ range: 'Must be [first,last], whole numbers from 0 up, first not after last.' });
  }
  return { offset: first, limit: Math.min(last - first + 1, MOST_ROWS) };
}

const isRowNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function parseFilter(value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ValidationFailed({ filter: 'Must be a JSON object.' });
  }
  return value as Record<string, unknown>;
}
