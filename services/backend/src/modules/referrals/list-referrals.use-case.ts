import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { ListPage } from '../../platform/http/listing/answer-headers';
import { referrals } from './referrals.repository';
import type { Referral } from './referrals.view';

/** Which ids, and of which posts; null for any. */
type ReferralsQuery = { ids: string[] | null; jobPosts: string[] | null; offset: number; limit: number };

/** Lists referral links, newest first. */
@Injectable()
export class ListReferrals {
  constructor(private readonly database: Database) {}

  async run({ ids, jobPosts, offset, limit }: ReferralsQuery): Promise<ListPage<Referral>> {
    const { total } = await referrals.count(this.database, ids, jobPosts);
    return { rows: await referrals.list(this.database, ids, jobPosts, offset, limit), offset, total };
  }
}
