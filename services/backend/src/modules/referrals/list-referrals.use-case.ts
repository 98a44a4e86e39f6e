import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '../../platform/http/http.errors';
import { readIds } from '../../platform/http/filter-values';
import { parseListQuery } from '../../platform/http/list-query';
import { type Referral, type ReferralFilter, ReferralsRepository } from './referrals.repository';

const rules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;

/** The newest first, whatever the query says. */
@Injectable()
export class ListReferrals {
  constructor(private readonly referrals: ReferralsRepository) {}

  /** @throws ValidationFailed */
  async list(query: Record<string, unknown>): Promise<{ rows: Referral[]; offset: number; total: number }> {
    const { offset, limit, filter } = parseListQuery(query, rules);
    return { offset, ...(await this.referrals.list(parseFilter(filter), offset, limit)) };
  }
}

function parseFilter({ id, jobPost, ...others }: Record<string, unknown>): ReferralFilter {
  if (Object.keys(others).length > 0) throw new ValidationFailed({ filter: 'Only id and jobPost can be filtered by.' });
  return {
    ids: id === undefined ? undefined : readIds(id, 'id'),
    jobPosts: jobPost === undefined ? undefined : readIds(jobPost, 'jobPost'),
  };
}
