import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { type ErasureEntry, listErasureEntries } from '../../audit/erasures/read-erasures.use-case';
import { parseErasureQuery } from './erasures.filter';

/** Lists the erasures that the audit log still knows, newest first. */
@Injectable()
export class ListErasures {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>): Promise<ListPage<ErasureEntry>> {
    return listErasureEntries(this.database, parseErasureQuery(raw));
  }
}
