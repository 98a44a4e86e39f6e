import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { JobPost } from '../job-post-columns';
import { findJobPost } from './find-job-post.use-case';

/** Shows one post to a visitor. */
@Injectable()
export class ShowJobPost {
  constructor(private readonly database: Database) {}

  /**
   * @throws NotFound for a post that no visitor has ever seen, drafts and scheduled posts included
   * @throws JobPostClosed for a post that visitors could see once
   * @throws JobPostMoved when it is open, under another slug
   */
  async show(idOrSlug: string): Promise<JobPost> {
    const post = await this.findPublic(idOrSlug);
    if (post.state !== 'open') throw new JobPostClosed();
    if (![post.id, post.slug].includes(idOrSlug)) throw new JobPostMoved(post.slug);
    return post;
  }

  /**
   * A post that visitors can see or could see once, by id, slug or former slug.
   * @throws NotFound for a post that no visitor has ever seen, drafts and scheduled posts included
   */
  async findPublic(idOrSlug: string): Promise<JobPost> {
    const post = await findJobPost(this.database, idOrSlug);
    if (!post || !hasBeenPublic(post)) throw new NotFound('There is no such position.');
    return post;
  }
}

const hasBeenPublic = ({ state, postedAt }: JobPost) =>
  state === 'open' || (state !== 'draft' && state !== 'scheduled' && postedAt !== null && postedAt <= new Date());

/** Visitors could see it once. */
class JobPostClosed extends expectedError(410, 'job_post_closed', 'This position is no longer open.') {}

/** It was asked for by a slug that it no longer has. */
class JobPostMoved extends expectedError(308, 'job_post_moved', 'This position has a new address.', {
  when: 'The slug is a former one; `Location` has the present address.',
}) {
  constructor(slug: string) {
    super(undefined, { headers: { Location: `/api/jobposts/${slug}` } });
  }
}
