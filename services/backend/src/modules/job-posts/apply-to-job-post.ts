import type { Sql } from '../../platform/database/database';
import { ValidationFailed } from '../../platform/http/http.errors';
import { demandState } from './demand-state';
import type { JobPostFields } from './job-post-fields';
import type { JobPostIntent, JobPostState } from './job-post-kinds';
import { resolveClosing, resolveOpening } from './resolve-times';
import type { SaveJobPostRequest } from './save-job-post.dto';

const intents: Record<JobPostState, JobPostIntent> = {
  draft: 'draft',
  scheduled: 'published',
  open: 'published',
  closed: 'closed',
  filled: 'filled',
};

/**
 * A post with what was asked for: what the request leaves out stays. Days are days of the given time zone.
 * @throws ValidationFailed when the two times or the state and the times do not go together.
 */
export async function applyToJobPost(
  before: Omit<JobPostFields, 'title' | 'para' | 'location'>,
  { opensAt, closesAt, state, ...given }: SaveJobPostRequest,
  zone: string,
  sql: Sql,
): Promise<JobPostFields> {
  const { title, para, location, ...extras } = given;
  const said = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined));
  const after: JobPostFields = { ...before, ...said, title, para, location };
  if (state) after.intent = intents[state];
  if (opensAt !== undefined) after.opensAt = opensAt ? await resolveOpening(opensAt, zone, sql) : null;
  if (closesAt !== undefined) after.closesAt = closesAt ? await resolveClosing(closesAt, zone, sql) : null;
  if (after.opensAt && after.closesAt && after.closesAt <= after.opensAt)
    throw new ValidationFailed({ closesAt: 'A post must close after it opens.' });
  if (state) await demandState(state, after, sql);
  return after;
}
