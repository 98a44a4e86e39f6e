import { Injectable } from '@nestjs/common';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { JobPostEntity } from '../job-post.entity';
import { FindPublicJobPost } from './find-public-job-post.use-case';

/** Shows a visitor one open post. */
@Injectable()
export class ShowJobPost {
  constructor(private readonly findPublicJobPost: FindPublicJobPost) {}

  /** @throws NotFound for a post that no visitor has ever seen; JobPostClosed; JobPostMoved when it is open, under another slug */
  async run({ idOrSlug }: { idOrSlug: string }): Promise<JobPostEntity> {
    const post = await this.findPublicJobPost.run({ idOrSlug });
    if (!post) throw new NotFound('There is no such position.');
    if (post.state !== 'open') throw new JobPostClosed();
    if (![post.id, post.slug].includes(idOrSlug))
      throw new JobPostMoved(undefined, { headers: { Location: `/api/jobposts/${post.slug}` } });
    return post;
  }
}

/** Visitors could see it once. */
class JobPostClosed extends expectedError(410, 'job_post_closed', 'This position is no longer open.') {}

/** It was asked for by a slug that it no longer has. */
class JobPostMoved extends expectedError(308, 'job_post_moved', 'This position has a new address.', {
  when: 'The slug is a former one; `Location` has the present address.',
}) {}
