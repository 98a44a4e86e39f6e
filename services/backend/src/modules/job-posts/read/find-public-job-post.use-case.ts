import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { JobPostEntity } from '../job-post.entity';
import type { DeletedJobPost } from './job-posts.repository';
import { findDeletedJobPost, findJobPost } from './find-job-post.use-case';

type Address = Pick<
  JobPostEntity,
  'id' | 'slug' | 'title' | 'location' | 'closedAt' | 'version' | 'createdAt' | 'updatedAt'
>;

/** A closed post of which visitors, who follow an old link to it, are shown the title and the place alone. */
const closed = ({ id, slug, title, location, closedAt, version, createdAt, updatedAt }: Address): JobPostEntity => ({
  id,
  slug,
  title,
  location,
  closedAt,
  version,
  createdAt,
  updatedAt,
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
  wasPublic: true,
  state: 'closed',
});

/** Asked for by its id it stays there: its former slug may have become that of another post. */
const ofDeleted = ({ deletedAt, ...post }: DeletedJobPost, idOrSlug: string): Address => ({
  ...post,
  slug: idOrSlug.toLowerCase() === post.id ? post.id : post.slug,
  version: 0,
  createdAt: deletedAt,
  updatedAt: deletedAt,
});

/**
 * Finds a post that visitors can see or could see once: scheduled posts and drafts that never were public are none. What HR writes
 * into one that is a draft again, or is to open anew, is not shown, but for its title and place.
 */
@Injectable()
export class FindPublicJobPost {
  constructor(private readonly database: Database) {}

  async run({ idOrSlug }: { idOrSlug: string }): Promise<JobPostEntity | undefined> {
    const post = await findJobPost(this.database, idOrSlug);
    if (!post) {
      const deleted = await findDeletedJobPost(this.database, idOrSlug);
      return deleted && closed(ofDeleted(deleted, idOrSlug));
    }
    if (post.state === 'open') return post;
    if (!post.wasPublic) return undefined;
    return post.state === 'draft' || post.state === 'scheduled' ? closed(post) : post;
  }
}
