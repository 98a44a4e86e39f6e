import type { Sql } from '../../platform/database/database';
import { onlyRow } from '../../platform/database/only-row';
import { statement } from '../../platform/database/statement';
import { ValidationFailed } from '../../platform/http/http.errors';
import type { JobPostFields } from './job-post-fields';
import { jobPostState } from './job-post-is-open';
import type { JobPostState } from './job-post-kinds';

const foretell = statement(
  'job-posts.foretell-state',
  `SELECT ${jobPostState('post')} AS state
   FROM (SELECT $1::text AS intent, $2::timestamptz AS opens_at, $3::timestamptz AS closes_at) post`,
);

/**
 * Refuses times that make something else of a post than was asked for, which nobody would notice. One that is called open and
 * opens later is not refused: it is public as soon as its times allow it, as was asked.
 * @throws ValidationFailed
 */
export async function demandState(asked: JobPostState, post: JobPostFields, sql: Sql): Promise<void> {
  if (asked !== 'open' && asked !== 'scheduled') return;
  const times = [post.intent, post.opensAt, post.closesAt];
  const { state } = onlyRow(await sql.query<{ state: JobPostState }>(foretell, times));
  if (state === 'closed')
    throw new ValidationFailed({
      closesAt: 'This is past, and the post would stay closed. Choose a later time or none.',
    });
  if (asked === 'scheduled' && state === 'open')
    throw new ValidationFailed({ opensAt: 'Say when a scheduled post opens: a time that is still to come.' });
}
