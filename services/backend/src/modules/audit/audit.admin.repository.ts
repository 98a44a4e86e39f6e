import type { Database } from '../../platform/database/database';
import { findRow, queries } from '../../platform/database/queries';
import { statement } from '../../platform/database/statement';
import { correctTotal, countTotal } from '../../platform/http/listing/count-total';
import { referenceOf } from '../submissions/kinds.facts';
import type { AuditQuery } from './audit.filter';
import type { AuditSubject } from './audit.facts';
import type { AuditEntryRow } from './audit.view';

/** What the reader may see; null for everything. */
type Subjects = readonly AuditSubject[] | null;

/** The planner removes conditions on parameters that are null, so that each filter can use its index. */
const narrowed = `public.audit_log
  WHERE ($1::uuid[] IS NULL OR id = ANY ($1)) AND ($2::text IS NULL OR action = $2)
    AND ($3::uuid IS NULL OR actor_id = $3) AND ($4::text IS NULL OR actor_name ILIKE $4)
    AND ($5::text IS NULL OR subject_type = $5) AND ($6::text IS NULL OR subject_id = $6)
    AND ($7::timestamptz IS NULL OR at >= $7) AND ($8::timestamptz IS NULL OR at < $8)
    AND ($9::text[] IS NULL OR subject_type = ANY ($9))`;
const columns = `id, at, actor_id AS "actorId", actor_name AS "actorName", action, subject_type AS "subjectType",
  subject_id AS "subjectId", ${referenceOf('subject_type', 'subject_id')} AS reference, details, address, request_id AS "requestId"`;

export const { find: findEntry } = queries('audit', {
  find: findRow<AuditEntryRow, [id: string, subjects: Subjects]>(`
    SELECT ${columns} FROM public.audit_log WHERE id = $1 AND ($2::text[] IS NULL OR subject_type = ANY ($2))`),
});

export async function listEntries(
  database: Database,
  { order, offset, limit, ...query }: AuditQuery,
  subjects: Subjects,
) {
  const narrow = [...query.narrow, subjects];
  const page = statement(
    `audit.list-${order}`,
    `SELECT ${columns} FROM ${narrowed} ORDER BY at ${order}, id ${order} OFFSET $10 LIMIT $11`,
  );
  const [rows, counted] = await Promise.all([
    database.query<AuditEntryRow>(page, [...narrow, offset, limit]),
    countTotal(database, `SELECT FROM ${narrowed}`, narrow),
  ]);
  return { rows, offset, ...correctTotal(counted, { offset, limit }, rows.length) };
}
