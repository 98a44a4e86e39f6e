import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { countStaff, listStaffPage } from './staff-list.repository';
import { parseStaffQuery } from './staff.filter';
import { type ListedStaff, withFormerProvider } from './staff.view';

/** Lists the people who may sign in, or are to. */
@Injectable()
export class ListStaff {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>): Promise<ListPage<ListedStaff>> {
    const query = parseStaffQuery(raw);
    const { total } = await countStaff(this.database, ...query.narrow);
    const rows = await listStaffPage(this.database, query);
    return { rows: rows.map((row) => withFormerProvider(row, this.config)), offset: query.offset, total };
  }
}
