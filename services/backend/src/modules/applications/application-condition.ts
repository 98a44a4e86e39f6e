import type { Values } from '../../platform/database/values';
import type { ApplicationFilter } from './application-filter';
import type { SearchCondition } from './find-hits.repository';

type Writers = {
  [Key in keyof ApplicationFilter]: (given: Required<ApplicationFilter>[Key], values: Values) => string;
};

const anyOf = (column: string, type: string) => (list: readonly string[], values: Values) =>
  list.length === 1 ? `${column} = ${values.add(list[0], type)}` : `${column} = ANY (${values.add(list, `${type}[]`)})`;

const linked = `EXISTS (SELECT FROM duplicate_links l WHERE l.state <> 'unlinked' AND l.a = a.id)
  OR EXISTS (SELECT FROM duplicate_links l WHERE l.state <> 'unlinked' AND l.b = a.id)`;

export const hasResumeCondition = (has: boolean) =>
  `${has ? '' : 'NOT '}EXISTS (SELECT FROM resumes WHERE application_id = a.id)`;

const writers: Writers = {
  apply: (apply, values) => `a.apply = ${values.add(apply)}`,
  experience: (experience, values) => `a.experience = ${values.add(experience)}`,
  source: (source, values) =>
    `a.source IS NOT NULL AND coalesce(a.source->>'utm_source', a.source->>'ref') = ${values.add(source)}`,
  stage: anyOf('a.stage', 'text'),
  standing: anyOf('a.standing', 'text'),
  jobPost: anyOf('a.job_post_id', 'uuid'),
  from: (from, values) => `a.created_at >= ${values.add(from.toISOString(), 'timestamptz')}`,
  to: (to, values) => `a.created_at < ${values.add(to.toISOString(), 'timestamptz')}`,
  hasResume: (has) => hasResumeCondition(has),
  duplicate: (has) => `${has ? '' : 'NOT '}(${linked})`,
  id: anyOf('a.id', 'uuid'),
};

/**
 * The SQL condition on `applications a` that a filter stands for. Clear ones alone are meant unless it says otherwise or names
 * the applications.
 */
export function applicationCondition(
  filter: ApplicationFilter,
  search: SearchCondition | null,
  values: Values,
): string {
  const parts = Object.entries(filter).flatMap(([key, given]) => {
    const write = writers[key as keyof ApplicationFilter] as ((given: unknown, values: Values) => string) | undefined;
    return write ? [`(${write(given, values)})`] : [];
  });
  // Written out, so that the indexes on clear applications are seen to fit.
  if (!filter.standing && !filter.id) parts.push(`a.standing = 'clear'`);
  if (search) parts.push(search(values));
  return parts.join(' AND ') || 'true';
}
