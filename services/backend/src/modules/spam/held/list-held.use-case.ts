import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { findRecipients } from '../../notifications/find-recipients.use-case';
import { listSwitchedOff } from '../../notifications/switches/list-switched-off.use-case';
import { parseHeldQuery } from './held.filter';
import { countHeld, listHeld } from './held.repository';
import type { HeldRow, ShownHeld } from './held.view';

/** Lists suspected spam, of the kinds that the reader judges. */
@Injectable()
export class ListHeld {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>, reader: Actor): Promise<ListPage<ShownHeld>> {
    const query = parseHeldQuery(raw, reader.role);
    const total = await countHeld(this.database, query);
    const rows = await listHeld(this.database, query);
    const off = await listSwitchedOff(this.database);
    const withMails = (row: HeldRow) => ({
      ...row,
      releaseMails: findRecipients(this.config, row.kind, row.email, off),
    });
    return { rows: rows.map(withMails), offset: query.offset, total };
  }
}
