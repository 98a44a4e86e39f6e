import type { Database } from '../../../platform/database/database';
import { findRow, queries } from '../../../platform/database/queries';
import { onlyRow, Values } from '../../../platform/database/statement';
import { countLinks } from '../../duplicates/duplicates.facts';
import { namedJobPost } from '../../job-posts/job-post.facts';
import { newestMailState } from '../../notifications/notifications.facts';
import { joinedNotes } from '../../pipeline/pipeline.facts';
import { referrerName } from '../../referrals/referrals.facts';
import { joinResume, listedResume } from '../../resumes/resumes.facts';
import type { ApplicationOrder, Condition } from './application-order';
import type { ApplicationRow } from './application.view';
import type { ApplicationQuery } from './read-application-query';

/** `mark` is the value that the row is ordered by, as text. A batch begins after the last row of the one before. */
type ExportRow = ApplicationRow & { notes: string; mark: string };

const BATCH = 500;

/** Each subquery runs for the rows of one page only, by an index. */
const columns = `
  a.id, a.version, a.reference, a.name, a.email, a.phone, a.apply, a.experience, a.linkedin, a.message, a.stage,
  a.stage_since AS "stageSince", a.standing, a.held_for AS "heldFor", a.source, a.created_at AS "createdAt",
  ${namedJobPost('a.job_post_id')} AS "jobPost",
  ${referrerName('a.referral_id')} AS "referredBy",
  ${listedResume},
  coalesce(${newestMailState('a.id', 'hr-application')}, 'waiting') AS "mailState",
  ${countLinks('a.id')} AS "alsoApplied"`;

export const { find: findApplication } = queries('applications-admin', {
  find: findRow<ApplicationRow, [id: string]>(`
    SELECT ${columns} FROM applications a ${joinResume('a.id')} WHERE a.id = $1`),
});

/** A page is read in two steps: its ids, by an index where there is one, then these rows alone. */
const readRows = <Row>(database: Database, ids: string, { direction }: ApplicationOrder, values: Values, more = '') =>
  database.queryOnce<Row>(
    `WITH page AS MATERIALIZED (${ids}) SELECT ${columns}${more}
     FROM page JOIN applications a ON a.id = page.id ${joinResume('a.id')}
     ORDER BY page.key ${direction}, page.id ${direction}`,
    values.list,
  );

export function readPage(database: Database, query: ApplicationQuery): Promise<ApplicationRow[]> {
  const { condition, order, offset, limit } = query;
  const values = new Values();
  const ids = `SELECT a.id, ${order.sql(values)} AS key FROM applications a WHERE ${condition(values)}
    ORDER BY key ${order.direction}, a.id ${order.direction} LIMIT ${limit} OFFSET ${offset}`;
  return readRows(database, ids, order, values);
}

/** All rows in an order, in batches. Nothing is kept open between two of them. */
export async function* readBatches(database: Database, query: ApplicationQuery, withNotes: boolean) {
  for (let last: ExportRow | undefined; ;) {
    const rows = await readBatch(database, query, last, withNotes);
    yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

function readBatch(
  database: Database,
  { condition, order }: ApplicationQuery,
  last: ExportRow | undefined,
  withNotes: boolean,
): Promise<ExportRow[]> {
  const values = new Values();
  const narrowed = condition(values);
  const beyond = order.direction === 'ASC' ? '>' : '<';
  const rest = last
    ? `AND (${order.sql(values)}, a.id) ${beyond} (${values.add(last.mark, order.type)}, ${values.add(last.id, 'uuid')})`
    : '';
  const ids = `SELECT a.id, ${order.sql(values)} AS key FROM applications a WHERE ${narrowed} ${rest}
    ORDER BY key ${order.direction}, a.id ${order.direction} LIMIT ${BATCH}`;
  const more = `, ${withNotes ? joinedNotes('a.id') : "''"} AS notes,
    page.key::text AS mark`;
  return readRows(database, ids, order, values, more);
}

/** Counts up to `most`. */
export async function countUpTo(database: Database, condition: Condition, most: number): Promise<number> {
  const values = new Values();
  const some = `SELECT FROM applications a WHERE ${condition(values)} LIMIT ${most}`;
  const counted = `SELECT count(*)::int AS count FROM (${some}) capped`;
  return onlyRow(await database.queryOnce<{ count: number }>(counted, values.list)).count;
}

/** Of the first `most` that the filter leaves: how many there are, and how many of them the search holds for. */
export async function sample(database: Database, filtered: Condition, search: Condition, most: number) {
  const values = new Values();
  const some = `SELECT a.id, a.search_line FROM applications a WHERE ${filtered(values)} LIMIT ${most}`;
  const counted = `SELECT count(*)::int AS asked, count(*) FILTER (WHERE ${search(values)})::int AS held FROM (${some}) a`;
  return onlyRow(await database.queryOnce<{ asked: number; held: number }>(counted, values.list));
}

/** The planner's guess from its statistics. */
export async function estimate(database: Database, condition: Condition): Promise<number> {
  const values = new Values();
  const all = `SELECT FROM applications a WHERE ${condition(values)}`;
  type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const [row] = await database.queryOnce<Plan>(`EXPLAIN (FORMAT JSON) ${all}`, values.list);
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
