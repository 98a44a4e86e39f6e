import { isUUID } from 'class-validator';
import type { Database, Sql } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { onlyRow, Values } from '../../../platform/database/statement';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { countTotal, type Total } from '../../../platform/http/listing/count-total';
import { countLinks } from '../../duplicates/duplicates.facts';
import { nextInterviewOf } from '../../interviews/interviews.facts';
import { namedJobPost } from '../../job-posts/job-post.facts';
import { newestMailState } from '../../notifications/notifications.facts';
import { joinedNotes } from '../../pipeline/pipeline.facts';
import { consentOf } from '../../privacy/consent.facts';
import { referrerName } from '../../referrals/referrals.facts';
import { joinResume, listedResume } from '../../resumes/resumes.facts';
import { assigneeOf } from '../../staff/staff.facts';
import { answerColumns } from '../answers/answer.facts';
import { selectFields } from '../application-fields.facts';
import { laterUntil } from '../application.facts';
import { openedColumns } from '../opened/opened.facts';
import type { ApplicationRow } from './application.view';
import { comesAfter, type Condition } from './filter-applications';
import type { ApplicationQuery } from './search-applications';

/** Each subquery runs for the rows of one page only, by an index. */
const columns = `
  a.id, a.version, a.reference, ${selectFields}, a.stage,
  a.stage_since AS "stageSince",
  ${laterUntil('a')} AS "laterUntil",${answerColumns('a')},${openedColumns('a')}, a.standing, a.held_for AS "heldFor", a.source, a.created_at AS "createdAt",
  ${nextInterviewOf('a.id')} AS "interviewAt",
  ${namedJobPost('a.job_post_id')} AS "jobPost",
  ${referrerName('a.referral_id')} AS "referredBy",
  ${assigneeOf('a.assigned_to')} AS "assignedTo",
  ${listedResume},
  coalesce(${newestMailState('a.id', 'hr-application')}, 'waiting') AS "mailState",
  ${countLinks('a.id')} AS "alsoApplied",
  ${consentOf('a.id')} AS consent`;

const one = `SELECT ${columns} FROM applications a ${joinResume('a.id')} WHERE a.id = $1`;
const reads = queries('applications-admin', {
  find: findRow<ApplicationRow, [id: string]>(one),
  lock: findRow<ApplicationRow, [id: string]>(`${one} FOR NO KEY UPDATE OF a`),
});

export const { update: updateApplication } = queries('edit-application', {
  update: run<[id: string, apply: string, experience: string]>(`
    UPDATE applications SET apply = $2, experience = $3, version = version + 1 WHERE id = $1`),
});

/** @throws NotFound, also for an id that is none */
export async function readApplication(sql: Sql, id: string, read: 'find' | 'lock'): Promise<ApplicationRow> {
  const application = isUUID(id) ? await reads[read](sql, id) : undefined;
  if (!application) throw new NotFound('There is no such application.');
  return application;
}

const select = <Row>(database: Database, write: (values: Values) => string): Promise<Row[]> => {
  const values = new Values();
  return database.queryOnce<Row>(write(values), values.list);
};

/** A page is read in two steps: its ids, by an index where there is one, then these rows alone. */
export function readPage<Row = ApplicationRow>(database: Database, query: ApplicationQuery, more = ''): Promise<Row[]> {
  const { condition, order, offset, limit } = query;
  const { direction } = order;
  const page = (values: Values) => `
    WITH page AS MATERIALIZED (
      SELECT a.id, ${order.sql(values)} AS key FROM applications a WHERE ${condition(values)}
      ORDER BY key ${direction}, a.id ${direction} LIMIT ${limit} OFFSET ${offset})
    SELECT ${columns}${more} FROM page JOIN applications a ON a.id = page.id ${joinResume('a.id')}
    ORDER BY page.key ${direction}, page.id ${direction}`;
  return select<Row>(database, page);
}

/** The ids of all that a query finds, in its order, up to a number of them. */
export async function readIds(
  database: Database,
  { condition, order }: ApplicationQuery,
  most: number,
): Promise<string[]> {
  const write = (values: Values) => `
    SELECT a.id FROM applications a WHERE ${condition(values)}
    ORDER BY ${order.sql(values)} ${order.direction}, a.id ${order.direction} LIMIT ${most}`;
  return (await select<{ id: string }>(database, write)).map(({ id }) => id);
}

const BATCH = 500;

/** `mark` is the value that the row is ordered by, as text. */
export type ExportRow = ApplicationRow & { notes: string; mark: string };

/** All rows in an order, in batches, each after the last row of the one before. Nothing is kept open between two. */
export async function* readBatches(database: Database, query: ApplicationQuery, withNotes: boolean) {
  const { condition, order } = query;
  const more = `, ${withNotes ? joinedNotes('a.id') : "''"} AS notes, page.key::text AS mark`;
  const after = (last: ExportRow) => (values: Values) =>
    `${condition(values)} AND ${comesAfter(order, order.sql(values), last, values)}`;
  for (let batch = { ...query, offset: 0, limit: BATCH }; ;) {
    const rows = await readPage<ExportRow>(database, batch, more);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    batch = { ...batch, condition: after(last) };
  }
}

export async function countApplications(database: Database, { condition, costly }: ApplicationQuery): Promise<Total> {
  if (!costly) return countUpToLimit(database, condition);
  const { filtered, condition: search, sample } = costly;
  const write = (values: Values) => `
    SELECT count(*)::int AS searched, count(*) FILTER (WHERE ${search(values)})::int AS matching
    FROM (SELECT a.id, a.search_line FROM applications a WHERE ${filtered(values)} LIMIT ${sample + 1}) a`;
  const { searched, matching } = onlyRow(await select<{ searched: number; matching: number }>(database, write));
  if (searched <= sample) return { total: matching, estimated: false };
  const { total } = await countUpToLimit(database, filtered);
  return { total: Math.max(matching, Math.round((total * matching) / searched)), estimated: true };
}

function countUpToLimit(database: Database, condition: Condition): Promise<Total> {
  const values = new Values();
  const rows = `SELECT FROM applications a WHERE ${condition(values)}`;
  return countTotal(database, rows, values.list);
}
