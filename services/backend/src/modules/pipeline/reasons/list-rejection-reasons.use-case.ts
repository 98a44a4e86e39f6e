import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { reasons } from './rejection-reasons.repository';
import type { Reason } from './rejection-reasons.view';

/** Which ids, and whether they are retired; null for any. */
type ReasonsQuery = { ids: string[] | null; retired: boolean | null; offset: number; limit: number };

/** Lists the reasons for a rejection. */
@Injectable()
export class ListRejectionReasons {
  constructor(private readonly database: Database) {}

  async run({ ids, retired, offset, limit }: ReasonsQuery): Promise<ListPage<Reason>> {
    const { total } = await reasons.count(this.database, ids, retired);
    return { rows: await reasons.list(this.database, ids, retired, offset, limit), offset, total };
  }
}
