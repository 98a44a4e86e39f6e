import { parseListQuery } from '../../../platform/http/listing/list-query';

const rules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

/** @throws ValidationFailed that names the parameter */
export function readHistoryQuery(query: Record<string, unknown>) {
  const { offset, limit } = parseListQuery(query, rules);
  return { offset, limit };
}
