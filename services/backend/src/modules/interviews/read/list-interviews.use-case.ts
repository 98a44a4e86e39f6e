import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseInterviewQuery } from '../interviews.filter';
import { type Interview, interviews } from '../interviews.repository';
import { readsAll } from './who-reads';

/** Lists interviews in the order of time, by application, days and people who take part. A reader who may not read all of them gets their own. */
@Injectable()
export class ListInterviews {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>, reader: Pick<Actor, 'id' | 'role'>): Promise<ListPage<Interview>> {
    const { sort, offset, limit, filter } = parseInterviewQuery(raw);
    const {
      application = null,
      staff: chosen = null,
      state = null,
      from = null,
      until = null,
      id = null,
      answer = null,
      coming = null,
      awaited = null,
    } = filter;
    const staff = readsAll(reader) ? chosen : (chosen ?? [reader.id]).filter((one) => one === reader.id);
    const values = [application, staff, state, from, until, id, answer, coming, awaited] as const;
    const { total } = await interviews.count(this.database, ...values);
    const list = sort.order === 'ASC' ? interviews.listFirst : interviews.listLast;
    return { rows: await list(this.database, ...values, offset, limit), offset, total };
  }
}
