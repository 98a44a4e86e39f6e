import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from '../../../platform/http/listing/list-query';
import { type JobPost, jobPostState } from '../job-post-columns';
import { JobPostEntity } from '../job-post.entity';
import type { JobPostState } from '../job-post.facts';

export interface JobPostFilter {
  /** A part of the title, the short text or the location. */
  q?: string;
  /** A part of the location. */
  location?: string;
  states?: JobPostState[];
  ids?: string[];
}

export const sortFields = ['createdAt', 'updatedAt', 'postedAt', 'opensAt', 'closesAt', 'title', 'location'] as const;
type JobPostQuery = Omit<ListQuery<(typeof sortFields)[number]>, 'filter'> & { filter: JobPostFilter };

type Select = SelectQueryBuilder<JobPostEntity>;

@Injectable()
export class JobPostsAdminRepository {
  constructor(@InjectRepository(JobPostEntity) private readonly posts: Repository<JobPostEntity>) {}

  async list({ sort, offset, limit, filter }: JobPostQuery): Promise<{ rows: JobPost[]; total: number }> {
    const total = await narrow(this.posts.createQueryBuilder('post'), filter).getCount();
    const select = narrow(this.select(), filter)
      .orderBy(`post.${sort.field}`, sort.order, 'NULLS LAST')
      .addOrderBy('post.id', sort.order)
      .offset(offset)
      .limit(limit);
    return { rows: await fetch(select), total };
  }

  async find(id: string): Promise<JobPost | undefined> {
    return (await fetch(narrow(this.select(), { ids: [id] })))[0];
  }

  private select(): Select {
    return this.posts.createQueryBuilder('post').addSelect(jobPostState('post'), 'state');
  }
}

function narrow(select: Select, { q, location, states, ids }: JobPostFilter): Select {
  if (ids) select.andWhere('post.id = ANY(:ids)', { ids });
  if (states) select.andWhere(`${jobPostState('post')} = ANY(:states)`, { states });
  if (location) select.andWhere('post.location ILIKE :location', { location: anywhere(location) });
  const texts = '(post.title ILIKE :part OR post.para ILIKE :part OR post.location ILIKE :part)';
  if (q) select.andWhere(texts, { part: anywhere(q) });
  return select;
}

const anywhere = (part: string) => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Raw rows and entities stand side by side: nothing is joined. */
async function fetch(select: Select): Promise<JobPost[]> {
  const { entities, raw } = await select.getRawAndEntities<{ state: JobPostState }>();
  return raw.flatMap(({ state }, at) => {
    const post = entities[at];
    return post ? [Object.assign(post, { state })] : [];
  });
}
