import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { anywhere } from '../../../platform/database/queries';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { filterReader, readIds, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { JobPostEntity, jobPostState } from '../job-post.entity';
import { type JobPostState, jobPostStates } from '../job-post.facts';
import { findJobPost } from '../read/find-job-post.use-case';

const rules = {
  sortFields: ['createdAt', 'updatedAt', 'postedAt', 'opensAt', 'closesAt', 'title', 'location'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

const readFilter = filterReader(
  { q: readText, location: readText, state: readStates, id: readIds },
  'Only q, state, location and id can be filtered by.',
);

/** HR's reads: posts in every state. */
@Injectable()
export class FindJobPosts {
  constructor(
    private readonly database: Database,
    @InjectRepository(JobPostEntity) private readonly posts: Repository<JobPostEntity>,
  ) {}

  /** @throws NotFound, also for an id that is none. */
  async find(id: string): Promise<JobPostEntity> {
    const found = isUUID(id) ? await findJobPost(this.database, id) : undefined;
    if (!found) throw new NotFound('There is no such job post.');
    return found;
  }

  /** `q` looks for a part of the title, the short text or the location. @throws ValidationFailed */
  async search(query: Record<string, unknown>): Promise<ListPage<JobPostEntity>> {
    const { sort, offset, limit, ...asked } = parseListQuery(query, rules);
    const { q, location, state, id } = readFilter(asked.filter);
    const select = this.posts.createQueryBuilder('post');
    if (id) select.andWhere('post.id = ANY(:id)', { id });
    if (state) select.andWhere(`${jobPostState('post')} = ANY(:state)`, { state });
    if (location) select.andWhere('post.location ILIKE :location', { location: anywhere(location) });
    const texts = '(post.title ILIKE :part OR post.para ILIKE :part OR post.location ILIKE :part)';
    if (q) select.andWhere(texts, { part: anywhere(q) });
    select.orderBy(`post.${sort.field}`, sort.order, 'NULLS LAST').addOrderBy('post.id', sort.order);
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows, total, offset };
  }
}

/** Unlike `readChoices`, also accepts none. */
function readStates(value: unknown): JobPostState[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const states = given.map((one) => jobPostStates.find((state) => state === one));
  if (states.length <= jobPostStates.length && states.every((state) => state !== undefined)) return states;
  throw new ValidationFailed({ filter: `state must be one or several of ${jobPostStates.join(', ')}.` });
}
