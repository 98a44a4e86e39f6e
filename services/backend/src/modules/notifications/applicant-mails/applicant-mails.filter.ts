import { parseListQuery } from '../../../platform/http/listing/list-query';

const rules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;

/** @throws ValidationFailed that names the parameter */
export function readApplicantMailsQuery(query: Record<string, unknown>) {
  const { offset, limit } = parseListQuery(query, rules);
  return { offset, limit };
}
