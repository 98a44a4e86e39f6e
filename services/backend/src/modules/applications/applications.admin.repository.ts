import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Values } from '../../platform/database/values';
import type { ApplicationOrder } from './application-order';
import { type ApplicationRow, applicationColumns } from './application-row';

/** A condition on `applications a`, written anew with the values of each query. */
export type Condition = (values: Values) => string;

/** The last row of a batch, as the next one begins after it. */
export interface Mark {
  key: string;
  id: string;
}

const find = statement('applications-admin.find', `SELECT ${applicationColumns} FROM applications a WHERE a.id = $1`);

/** The admin areas' reads: first which rows a page consists of, by an index where there is one, then these rows alone. */
@Injectable()
export class ApplicationsAdminRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<ApplicationRow | null> {
    const [row] = await this.database.query<ApplicationRow>(find, [id]);
    return row ?? null;
  }

  page(condition: Condition, order: ApplicationOrder, offset: number, limit: number): Promise<ApplicationRow[]> {
    const values = new Values();
    const ids = `SELECT a.id, ${order.sql(values)} AS key FROM applications a WHERE ${condition(values)}
      ORDER BY key ${order.direction}, a.id ${order.direction} LIMIT ${limit} OFFSET ${offset}`;
    return this.read(ids, order, values);
  }

  /** The next rows in an order, each with its mark, without keeping anything open between two calls. */
  batch(
    condition: Condition,
    order: ApplicationOrder,
    after: Mark | null,
    limit: number,
  ): Promise<(ApplicationRow & { mark: Mark })[]> {
    const values = new Values();
    const narrowed = condition(values);
    const beyond = order.direction === 'ASC' ? '>' : '<';
    const rest = after
      ? `AND (${order.sql(values)}, a.id) ${beyond} (${values.add(after.key, order.type)}, ${values.add(after.id, 'uuid')})`
      : '';
    const ids = `SELECT a.id, ${order.sql(values)} AS key FROM applications a WHERE ${narrowed} ${rest}
      ORDER BY key ${order.direction}, a.id ${order.direction} LIMIT ${limit}`;
    return this.read(ids, order, values, `, jsonb_build_object('key', page.key::text, 'id', a.id) AS mark`);
  }

  /** How many there are, but no more than `most`. */
  async count(condition: Condition, most: number): Promise<number> {
    const values = new Values();
    const some = `SELECT FROM applications a WHERE ${condition(values)} LIMIT ${most}`;
    const [row] = await this.database.queryOnce<{ count: number }>(
      `SELECT count(*)::int AS count FROM (${some}) capped`,
      values.list,
    );
    return row?.count ?? 0;
  }

  /** Of the first `most` that the filter leaves: how many there are, and how many of them the search holds for. */
  async sample(filtered: Condition, search: Condition, most: number): Promise<{ asked: number; held: number }> {
    const values = new Values();
    const some = `SELECT a.id, a.search_line FROM applications a WHERE ${filtered(values)} LIMIT ${most}`;
    const [row] = await this.database.queryOnce<{ asked: number; held: number }>(
      `SELECT count(*)::int AS asked, count(*) FILTER (WHERE ${search(values)})::int AS held FROM (${some}) a`,
      values.list,
    );
    return row ?? { asked: 0, held: 0 };
  }

  /** How many the planner expects, from its statistics alone. */
  async estimate(condition: Condition): Promise<number> {
    const values = new Values();
    const all = `SELECT FROM applications a WHERE ${condition(values)}`;
    type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
    const [row] = await this.database.queryOnce<Plan>(`EXPLAIN (FORMAT JSON) ${all}`, values.list);
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  private read<Row extends ApplicationRow>(ids: string, order: ApplicationOrder, values: Values, more = '') {
    return this.database.queryOnce<Row>(
      `WITH page AS MATERIALIZED (${ids}) SELECT ${applicationColumns}${more} FROM page JOIN applications a ON a.id = page.id
       ORDER BY page.key ${order.direction}, page.id ${order.direction}`,
      values.list,
    );
  }
}
