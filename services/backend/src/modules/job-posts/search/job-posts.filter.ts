import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { filterReader, readFlag, readIds, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type JobPostState, jobPostStates } from '../job-post.facts';

const rules = {
  sortFields: ['createdAt', 'updatedAt', 'postedAt', 'opensAt', 'closesAt', 'title', 'location'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

const readFilter = filterReader(
  { q: readText, title: readText, location: readText, state: readStates, closing: readFlag, id: readIds },
  'Only q, title, state, location, closing and id can be filtered by.',
);

/** `q` looks for a part of the title, the short text or the location; `title` is a whole title, in any letters; `closing` for those that close within a week. @throws ValidationFailed */
export function parseJobPostQuery(raw: Record<string, unknown>) {
  const query = parseListQuery(raw, rules);
  return { ...query, filter: readFilter(query.filter) };
}

/** Unlike `readChoices`, also accepts none. */
function readStates(value: unknown): JobPostState[] {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const states = names.map((one) => jobPostStates.find((state) => state === one));
  if (states.length <= jobPostStates.length && states.every((state) => state !== undefined)) return states;
  throw new ValidationFailed({ filter: `state must be one or several of ${jobPostStates.join(', ')}.` });
}
