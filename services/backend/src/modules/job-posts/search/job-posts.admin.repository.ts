import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { anywhere } from '../../../platform/database/queries';
import type { ListQuery } from '../../../platform/http/listing/list-query';
import { type JobPost, jobPostState } from '../job-post-columns';
import { JobPostEntity } from '../job-post.entity';
import type { JobPostState } from '../job-post.facts';

export interface JobPostFilter {
  /** A part of the title, the short text or the location. */
  q?: string;
  /** A part of the location. */
  location?: string;
  state?: JobPostState[];
  id?: string[];
}

export const sortFields = ['createdAt', 'updatedAt', 'postedAt', 'opensAt', 'closesAt', 'title', 'location'] as const;
type JobPostQuery = Omit<ListQuery<(typeof sortFields)[number]>, 'filter'> & { filter: JobPostFilter };

type Select = SelectQueryBuilder<JobPostEntity>;

@Injectable()
export class JobPostsAdminRepository {
  constructor(@InjectRepository(JobPostEntity) private readonly posts: Repository<JobPostEntity>) {}

  async list({ sort, offset, limit, filter }: JobPostQuery): Promise<{ rows: JobPost[]; total: number }> {
    const matching = narrow(this.posts.createQueryBuilder('post'), filter);
    const total = await matching.getCount();
    const { entities, raw } = await matching
      .addSelect(jobPostState('post'), 'state')
      .orderBy(`post.${sort.field}`, sort.order, 'NULLS LAST')
      .addOrderBy('post.id', sort.order)
      .offset(offset)
      .limit(limit)
      .getRawAndEntities<{ state: JobPostState }>();
    // Nothing is joined, so that each entity has one raw row.
    const rows = raw.flatMap(({ state }, at) => {
      const post = entities[at];
      return post ? [Object.assign(post, { state })] : [];
    });
    return { rows, total };
  }
}

function narrow(select: Select, { q, location, state, id }: JobPostFilter): Select {
  if (id) select.andWhere('post.id = ANY(:id)', { id });
  if (state) select.andWhere(`${jobPostState('post')} = ANY(:state)`, { state });
  if (location) select.andWhere('post.location ILIKE :location', { location: anywhere(location) });
  const texts = '(post.title ILIKE :part OR post.para ILIKE :part OR post.location ILIKE :part)';
  if (q) select.andWhere(texts, { part: anywhere(q) });
  return select;
}
