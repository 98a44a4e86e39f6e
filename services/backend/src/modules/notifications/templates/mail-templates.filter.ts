import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { filterReader, readFlag } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';

const rules = { sortFields: ['title', 'stage'], defaultSort: { field: 'title', order: 'ASC' } } as const;

const refusal = 'Only stage, id and automatic can be filtered by.';
function readText(value: unknown): string {
  if (typeof value === 'string' && value.length <= 100) return value;
  throw new ValidationFailed({ filter: refusal });
}
const readFilter = filterReader(
  { stage: readText, id: (value) => [value].flat().map(readText), automatic: readFlag },
  refusal,
);

/** @throws ValidationFailed */
export function parseTemplateQuery(raw: Record<string, unknown>) {
  const query = parseListQuery(raw, rules);
  return { ...query, filter: readFilter(query.filter) };
}
