import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseAllEnquiriesQuery } from './all-enquiries.filter';
import { listAll } from './all-enquiries.repository';
import type { AnyEnquiry } from './all-enquiries.view';

/** Lists the enquiries of all kinds together. */
@Injectable()
export class ListAllEnquiries {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run({ query, reader }: { query: Record<string, unknown>; reader: Actor }): Promise<ListPage<AnyEnquiry>> {
    return listAll(this.database, parseAllEnquiriesQuery(query), reader.id);
  }
}
