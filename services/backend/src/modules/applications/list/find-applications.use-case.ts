import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import type { ApplicationRow } from './application.view';
import type { Condition } from './application-order';
import { countUpTo, estimate, findApplication, readPage, sample } from './applications.admin.repository';
import { type ApplicationQuery, readApplicationQuery } from './read-application-query';

/** Up to here the total is exact; counting further would take longer the more there are. */
const MOST_COUNTED = 10_000;

interface Total {
  total: number;
  estimated: boolean;
}

/** Reads applications for the admin areas. */
@Injectable()
export class FindApplications {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for an id that is none. */
  async find(id: string): Promise<ApplicationRow> {
    const found = isUUID(id) ? await findApplication(this.database, id) : undefined;
    if (!found) throw new NotFound('There is no such application.');
    return found;
  }

  /** One page, newest first by default. @throws ValidationFailed */
  async list(raw: Record<string, unknown>, actor: Actor): Promise<ListPage<ApplicationRow> & Total> {
    const query = await readApplicationQuery(this.database, raw, actor);
    const [rows, total] = await Promise.all([readPage(this.database, query), this.count(query)]);
    return { rows, offset: query.offset, ...correctTotal(total, query, rows.length) };
  }

  private async count({ condition, costly }: ApplicationQuery): Promise<Total> {
    if (!costly) return this.countUpToLimit(condition);
    const { asked, held } = await sample(this.database, costly.filtered, costly.asked, costly.sample + 1);
    if (asked <= costly.sample) return { total: held, estimated: false };
    const { total } = await this.countUpToLimit(costly.filtered);
    return { total: Math.max(held, Math.round((total * held) / asked)), estimated: true };
  }

  private async countUpToLimit(condition: Condition): Promise<Total> {
    const total = await countUpTo(this.database, condition, MOST_COUNTED + 1);
    if (total <= MOST_COUNTED) return { total, estimated: false };
    return { total: Math.max(total, await estimate(this.database, condition)), estimated: true };
  }
}

/** The page itself overrules an estimate: it shows its own end, or that there is more. */
function correctTotal({ total, estimated }: Total, { offset, limit }: ApplicationQuery, rows: number): Total {
  const seen = offset + rows;
  if (!estimated) return { total, estimated };
  if (rows > 0 && rows < limit) return { total: seen, estimated: false };
  return { total: rows > 0 ? Math.max(total, seen + 1) : total, estimated };
}
