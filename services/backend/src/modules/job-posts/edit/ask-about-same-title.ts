import type { Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { editJobPosts } from './edit-job-posts.repository';

class SameTitle extends expectedError(409, 'same_title', 'Another job post has this title.', {
  when: 'A draft, scheduled or open post has this title. Send it with `sameTitle: true` if that is meant.',
}) {}

/**
 * Asks whether a title that another living post has is meant; `isMeant` is the answer. Closed and filled posts do not count: a position may
 * be open again. Call it with the slugs locked, so that two equal posts at once are noticed.
 * @throws SameTitle, which names the other post
 */
export async function askAboutSameTitle(tx: Sql, title: string, id: string | null, isMeant: boolean): Promise<void> {
  const other = isMeant ? undefined : await editJobPosts.findSameTitle(tx, title, id);
  if (!other) return;
  const { title: named, location, state } = other;
  const message = `There is a job post “${named}” in ${location} already (${state}). Send it again if another one is meant.`;
  throw new SameTitle(message, { errors: { title: 'Another post has this title.' } });
}
