import type { Sql } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { JobPostEntity } from '../job-post.entity';
import { editJobPosts, isVariant, makeSlug, pickSlug, slugCandidates } from './edit-job-posts.repository';

type Known = Pick<JobPostEntity, 'id' | 'slug' | 'title' | 'wasPublic'>;

/** The slug of a new post: the given one, else one of its title. Locks all slugs. @throws ValidationFailed when another post has it */
export const chooseSlug = (tx: Sql, title: string, given: string | null | undefined): Promise<string> =>
  given ? takeSlug(tx, given, null) : pickSlug(tx, title, null);

/** Whether the slug was made from the title, numbered or not. */
const followsTitle = ({ slug, title }: Known): boolean => {
  const made = makeSlug(title);
  return slug === made || isVariant(slug, made);
};

/**
 * The slug of a post that is changed. One that was published keeps its own, because visitors may have it. Before that, the given one; else it follows the title as long
 * as it did so before, and an empty one makes it follow again.
 * @throws ValidationFailed when it is fixed, or another post has it
 */
export async function changeSlug(tx: Sql, post: Known, title: string, given: string | null | undefined) {
  if (given === post.slug) return post.slug;
  if (post.wasPublic) {
    if (given)
      throw new ValidationFailed({ slug: 'Links to this post exist since it was published: its address stays.' });
    return post.slug;
  }
  if (given) return takeSlug(tx, given, post.id);
  const follows = followsTitle(post);
  if (follows ? makeSlug(post.title) === makeSlug(title) : given === undefined) return post.slug;
  return pickSlug(tx, title, post.id);
}

/** @throws ValidationFailed, which names one that is free */
async function takeSlug(tx: Sql, slug: string, id: string | null): Promise<string> {
  await editJobPosts.lockSlugs(tx);
  const { candidate } = await editJobPosts.pickSlug(tx, slugCandidates(slug), id);
  if (candidate === slug) return slug;
  throw new ValidationFailed({ slug: `Another post has or had this address. Free is ${candidate}.` });
}
