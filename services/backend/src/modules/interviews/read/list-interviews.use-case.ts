import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseInterviewQuery } from '../interviews.filter';
import { type Interview, interviews } from '../interviews.repository';

/** Lists interviews in the order of time: of an application, of a day, of people of the staff. */
@Injectable()
export class ListInterviews {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>): Promise<ListPage<Interview>> {
    const { sort, offset, limit, filter } = parseInterviewQuery(raw);
    const {
      application = null,
      staff = null,
      state = null,
      from = null,
      until = null,
      id = null,
      answer = null,
    } = filter;
    const values = [application, staff, state, from, until, id, answer] as const;
    const { total } = await interviews.count(this.database, ...values);
    const list = sort.order === 'ASC' ? interviews.listFirst : interviews.listLast;
    return { rows: await list(this.database, ...values, offset, limit), offset, total };
  }
}
