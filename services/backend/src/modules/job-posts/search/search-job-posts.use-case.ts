import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { anywhere } from '../../../platform/database/queries';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { jobPostClosesSoon, JobPostEntity, jobPostState } from '../job-post.entity';
import { parseJobPostQuery } from './job-posts.filter';

/** Lists job posts in every state, for HR. */
@Injectable()
export class SearchJobPosts {
  constructor(@InjectRepository(JobPostEntity) private readonly posts: Repository<JobPostEntity>) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>): Promise<ListPage<JobPostEntity>> {
    const { sort, offset, limit, filter } = parseJobPostQuery(raw);
    const { q, location, state, closing, id } = filter;
    const select = this.posts.createQueryBuilder('post');
    if (id) select.andWhere('post.id = ANY(:id)', { id });
    if (state) select.andWhere(`${jobPostState('post')} = ANY(:state)`, { state });
    // A post that never closes by itself has no such time.
    if (closing !== undefined) select.andWhere(`coalesce(${jobPostClosesSoon('post')}, false) = :closing`, { closing });
    if (location) select.andWhere('post.location ILIKE :location', { location: anywhere(location) });
    const texts = '(post.title ILIKE :part OR post.para ILIKE :part OR post.location ILIKE :part)';
    if (q) select.andWhere(texts, { part: anywhere(q) });
    select.orderBy(`post.${sort.field}`, sort.order, 'NULLS LAST').addOrderBy('post.id', sort.order);
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows, total, offset };
  }
}
