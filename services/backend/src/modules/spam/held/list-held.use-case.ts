import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseHeldQuery } from './held.filter';
import { countHeld, listHeld } from './held.repository';
import type { HeldRow } from './held.view';

/** Lists suspected spam, of the kinds that the reader judges. */
@Injectable()
export class ListHeld {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>, reader: Actor): Promise<ListPage<HeldRow>> {
    const query = parseHeldQuery(raw, reader.role);
    const total = await countHeld(this.database, query);
    const rows = await listHeld(this.database, query);
    return { rows, offset: query.offset, total };
  }
}
