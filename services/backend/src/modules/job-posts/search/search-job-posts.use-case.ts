import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { anywhere } from '../../../platform/database/queries';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import {
  comparableTitle,
  jobPostClosesSoon,
  JobPostEntity,
  jobPostState,
  type ListedJobPost,
} from '../job-post.entity';
import { jobPosts } from '../read/job-posts.repository';
import { parseJobPostQuery } from './job-posts.filter';

/** Lists job posts in every state, for HR. */
@Injectable()
export class SearchJobPosts {
  constructor(
    @InjectRepository(JobPostEntity) private readonly posts: Repository<JobPostEntity>,
    private readonly database: Database,
  ) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>): Promise<ListPage<ListedJobPost>> {
    const { sort, offset, limit, filter } = parseJobPostQuery(raw);
    const { q, title, location, state, closing, id } = filter;
    const select = this.posts.createQueryBuilder('post');
    if (id) select.andWhere('post.id = ANY(:id)', { id });
    if (title) select.andWhere(`${comparableTitle('post.title')} = ${comparableTitle(':title')}`, { title });
    if (state) select.andWhere(`${jobPostState('post')} = ANY(:state)`, { state });
    // A post that never closes by itself has no such time.
    if (closing !== undefined) select.andWhere(`coalesce(${jobPostClosesSoon('post')}, false) = :closing`, { closing });
    if (location) select.andWhere('post.location ILIKE :location', { location: anywhere(location) });
    const texts = '(post.title ILIKE :part OR post.para ILIKE :part OR post.location ILIKE :part)';
    if (q) select.andWhere(texts, { part: anywhere(q) });
    select.orderBy(`post.${sort.field}`, sort.order, 'NULLS LAST').addOrderBy('post.id', sort.order);
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    const counts = await jobPosts.countApplied(
      this.database,
      rows.map((post) => post.id),
    );
    const applied = new Map(counts.map(({ id: post, count }) => [post, count]));
    return {
      rows: rows.map((post) => Object.assign(post, { applications: applied.get(post.id) ?? 0 })),
      total,
      offset,
    };
  }
}
