import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { filterReader, readIds } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';

export const reasonFilter = { keys: 'id, retired', example: '{"retired":false}' };

const rules = { sortFields: ['position'], defaultSort: { field: 'position', order: 'ASC' } } as const;

function readRetired(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new ValidationFailed({ filter: 'retired must be true or false.' });
}

const readFilter = filterReader({ id: readIds, retired: readRetired }, 'Only id and retired can be filtered by.');

/** @throws ValidationFailed that names the parameter */
export function readReasonsQuery(query: Record<string, unknown>) {
  const { offset, limit, filter } = parseListQuery(query, rules);
  const { id: ids = null, retired = null } = readFilter(filter);
  return { ids, retired, offset, limit };
}
