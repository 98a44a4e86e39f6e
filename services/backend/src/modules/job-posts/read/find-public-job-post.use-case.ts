import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { JobPostEntity } from '../job-post.entity';
import type { DeletedJobPost } from './job-posts.repository';
import { findDeletedJobPost, findJobPost } from './find-job-post.use-case';

/**
 * A deleted post as a closed one without its text, for visitors who follow an old link to it. Asked for by its id it stays there: its
 * former slug may have become that of another post.
 */
const closed = ({ deletedAt, ...post }: DeletedJobPost, idOrSlug: string): JobPostEntity => ({
  ...post,
  slug: idOrSlug.toLowerCase() === post.id ? post.id : post.slug,
  para: '',
  image: null,
  imageAlt: null,
  intent: 'closed',
  employmentType: null,
  workplace: null,
  salary: null,
  experience: null,
  daysOnSite: null,
  existingVacancy: null,
  opensAt: null,
  closesAt: null,
  postedAt: null,
  description: null,
  version: 0,
  createdAt: deletedAt,
  updatedAt: deletedAt,
  state: 'closed',
});

/** Finds a post that visitors can see or could see once. Drafts and scheduled posts are none. */
@Injectable()
export class FindPublicJobPost {
  constructor(private readonly database: Database) {}

  async run({ idOrSlug }: { idOrSlug: string }): Promise<JobPostEntity | undefined> {
    const post = await findJobPost(this.database, idOrSlug);
    if (!post) {
      const deleted = await findDeletedJobPost(this.database, idOrSlug);
      return deleted && closed(deleted, idOrSlug);
    }
    if (post.state === 'open') return post;
    const wasPosted = post.postedAt !== null && post.postedAt <= new Date();
    return wasPosted && post.state !== 'draft' && post.state !== 'scheduled' ? post : undefined;
  }
}
