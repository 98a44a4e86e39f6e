import { filterReader, readIds } from '../../platform/http/listing/filter-values';
import { parseListQuery } from '../../platform/http/listing/list-query';

export const referralFilter = { keys: 'id, jobPost', example: '{"jobPost":"01890000-0000-7000-8000-000000000000"}' };

const rules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;
const readFilter = filterReader({ id: readIds, jobPost: readIds }, 'Only id and jobPost can be filtered by.');

/** @throws ValidationFailed that names the parameter */
export function readReferralsQuery(query: Record<string, unknown>) {
  const { offset, limit, filter } = parseListQuery(query, rules);
  const { id: ids = null, jobPost: jobPosts = null } = readFilter(filter);
  return { ids, jobPosts, offset, limit };
}
