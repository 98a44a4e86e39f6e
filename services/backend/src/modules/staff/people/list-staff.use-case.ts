import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { countStaff, listStaffPage } from './staff-list.repository';
import { parseStaffQuery } from './staff.filter';
import type { ListedStaff } from './staff.view';

/** Lists the people who may sign in, or are to. */
@Injectable()
export class ListStaff {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>): Promise<ListPage<ListedStaff>> {
    const query = parseStaffQuery(raw);
    const { total } = await countStaff(this.database, ...query.narrow);
    const rows = await listStaffPage(this.database, query);
    return { rows, offset: query.offset, total };
  }
}
