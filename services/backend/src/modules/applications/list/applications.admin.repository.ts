import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { onlyRow, statement, Values } from '../../../platform/database/statement';
import { countLinks } from '../../duplicates/duplicates.facts';
import { namedJobPost } from '../../job-posts/job-post.facts';
import { newestMailState } from '../../notifications/notifications.facts';
import { referrerName } from '../../referrals/referrals.facts';
import { joinResume, listedResume } from '../../resumes/resumes.facts';
import type { ApplicationOrder } from './application-order';
import type { ApplicationRow } from './application.view';

/** Writes a condition on `applications a` with the values of one query. */
export type Condition = (values: Values) => string;

/** The place of a row in an order. A batch begins after the mark of the last row of the one before. */
export interface Mark {
  key: string;
  id: string;
}
export type MarkedRow = ApplicationRow & { mark: Mark };

/** Each subquery runs for the rows of one page only, by an index. */
const columns = `
  a.id, a.version, a.reference, a.name, a.email, a.phone, a.apply, a.experience, a.linkedin, a.message, a.stage,
  a.stage_since AS "stageSince", a.standing, a.held_for AS "heldFor", a.source, a.created_at AS "createdAt",
  ${namedJobPost('a.job_post_id')} AS "jobPost",
  ${referrerName('a.referral_id')} AS "referredBy",
  ${listedResume},
  coalesce(${newestMailState('a.id', 'hr-application')}, 'waiting') AS "mailState",
  ${countLinks('a.id')} AS "alsoApplied"`;

const find = statement(
  'applications-admin.find',
  `SELECT ${columns} FROM applications a ${joinResume('a.id')} WHERE a.id = $1`,
);

/** A page is read in two steps: its ids, by an index where there is one, then these rows alone. */
@Injectable()
export class ApplicationsAdminRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<ApplicationRow | null> {
    return (await this.database.query<ApplicationRow>(find, [id]))[0] ?? null;
  }

  page(condition: Condition, order: ApplicationOrder, offset: number, limit: number): Promise<ApplicationRow[]> {
    const values = new Values();
    const ids = `SELECT a.id, ${order.sql(values)} AS key FROM applications a WHERE ${condition(values)}
      ORDER BY key ${order.direction}, a.id ${order.direction} LIMIT ${limit} OFFSET ${offset}`;
    return this.read(ids, order, values);
  }

  /** The next rows in an order, each with its mark. Nothing is kept open between two calls. */
  batch(condition: Condition, order: ApplicationOrder, after: Mark | null, limit: number): Promise<MarkedRow[]> {
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

  /** Counts up to `most`. */
  async count(condition: Condition, most: number): Promise<number> {
    const values = new Values();
    const some = `SELECT FROM applications a WHERE ${condition(values)} LIMIT ${most}`;
    const counted = `SELECT count(*)::int AS count FROM (${some}) capped`;
    return onlyRow(await this.database.queryOnce<{ count: number }>(counted, values.list)).count;
  }

  /** Of the first `most` that the filter leaves: how many there are, and how many of them the search holds for. */
  async sample(filtered: Condition, search: Condition, most: number): Promise<{ asked: number; held: number }> {
    const values = new Values();
    const some = `SELECT a.id, a.search_line FROM applications a WHERE ${filtered(values)} LIMIT ${most}`;
    const counted = `SELECT count(*)::int AS asked, count(*) FILTER (WHERE ${search(values)})::int AS held FROM (${some}) a`;
    return onlyRow(await this.database.queryOnce<{ asked: number; held: number }>(counted, values.list));
  }

  /** The planner's guess from its statistics. */
  async estimate(condition: Condition): Promise<number> {
    const values = new Values();
    const all = `SELECT FROM applications a WHERE ${condition(values)}`;
    type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
    const [row] = await this.database.queryOnce<Plan>(`EXPLAIN (FORMAT JSON) ${all}`, values.list);
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  private read<Row extends ApplicationRow>(ids: string, order: ApplicationOrder, values: Values, more = '') {
    return this.database.queryOnce<Row>(
      `WITH page AS MATERIALIZED (${ids}) SELECT ${columns}${more}
       FROM page JOIN applications a ON a.id = page.id ${joinResume('a.id')}
       ORDER BY page.key ${order.direction}, page.id ${order.direction}`,
      values.list,
    );
  }
}
