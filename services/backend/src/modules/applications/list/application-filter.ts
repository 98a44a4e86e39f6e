import type { Actor } from '../../../platform/access/access.decorators';
import type { Values } from '../../../platform/database/statement';
import { readChoices, readFlag, readIds, readMoment, readText } from '../../../platform/http/listing/filter-values';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { standings } from '../../submissions/kinds.facts';
import { applicationStages } from '../application.facts';
import { hasLinks } from '../../duplicates/duplicates.facts';
import { hasResume } from '../../resumes/resumes.facts';
import type { Condition } from './application-order';

const field = <Value>(
  read: (value: unknown, key: string) => Value,
  sql: ((given: Value, values: Values) => string) | null,
) => ({ read, sql });

const anyOf = (column: string, type: string) => (list: readonly string[], values: Values) =>
  list.length === 1 ? `${column} = ${values.add(list[0], type)}` : `${column} = ANY (${values.add(list, `${type}[]`)})`;

export const hasResumeCondition = (has: boolean) => `${has ? '' : 'NOT '}${hasResume('a.id')}`;

/** How each filter is read from the query, and the condition on `applications a` that it stands for. */
const fields = {
  /** Words to look for; the search makes a condition of them. */
  q: field(readText, null),
  apply: field(readText, (apply, values) => `a.apply = ${values.add(apply)}`),
  experience: field(readText, (experience, values) => `a.experience = ${values.add(experience)}`),
  source: field(
    readText,
    (source, values) =>
      `a.source IS NOT NULL AND coalesce(a.source->>'utm_source', a.source->>'ref') = ${values.add(source)}`,
  ),
  stage: field(readChoices(applicationStages), anyOf('a.stage', 'text')),
  standing: field(readChoices(standings), anyOf('a.standing', 'text')),
  jobPost: field(readIds, anyOf('a.job_post_id', 'uuid')),
  /** Received at or after. */
  from: field(readMoment, (from, values) => `a.created_at >= ${values.add(from.toISOString(), 'timestamptz')}`),
  /** Received before. */
  to: field(readMoment, (to, values) => `a.created_at < ${values.add(to.toISOString(), 'timestamptz')}`),
  hasResume: field(readFlag, hasResumeCondition),
  duplicate: field(readFlag, (has) => `${has ? '' : 'NOT '}(${hasLinks('a.id')})`),
  id: field(readIds, anyOf('a.id', 'uuid')),
};

type Key = keyof typeof fields;
/** All given parts must hold. */
export type ApplicationFilter = { [K in Key]?: ReturnType<(typeof fields)[K]['read']> };

export const filterKeys = Object.keys(fields) as Key[];
/** Which applications seem to be by one person is for HR alone. */
const hrKeys = new Set<string>(['duplicate']);

/** @throws ValidationFailed for a key that is unknown or not for this role, or a value of another kind. */
export function parseApplicationFilter(raw: Record<string, unknown>, { role }: Pick<Actor, 'role'>): ApplicationFilter {
  const allowed = filterKeys.filter((key) => role === 'hr' || !hrKeys.has(key));
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const key = allowed.find((known) => known === name);
    if (!key) throw new ValidationFailed({ filter: `These can be filtered by: ${allowed.join(', ')}.` });
    const read = fields[key].read(value, key);
    if (read !== '') filter[key] = read;
  }
  return filter;
}

/** Filter and search as one condition. Without `standing` and `id`, only clear applications match. */
export function applicationCondition(filter: ApplicationFilter, search: Condition | null, values: Values): string {
  const parts = Object.entries(filter).flatMap(([key, given]) => {
    const write = fields[key as Key].sql as ((given: unknown, values: Values) => string) | null;
    return write ? [`(${write(given, values)})`] : [];
  });
  // A literal, so that the planner uses the partial indexes on clear applications.
  if (!filter.standing && !filter.id) parts.push(`a.standing = 'clear'`);
  if (search) parts.push(search(values));
  return parts.join(' AND ') || 'true';
}
