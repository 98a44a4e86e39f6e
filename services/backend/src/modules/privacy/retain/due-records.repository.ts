import type { Sql } from '../../../platform/database/database';
import { listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { jobsAreDone } from '../../../platform/outbox/outbox';
import { enquiryKinds } from '../../enquiries/enquiry-kinds.facts';
import { hasMails } from '../../notifications/notifications.facts';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';
import { readRules, type RetentionKind, retentionKinds } from './retention.repository';

const older = (since: string) => `${since} < now() - make_interval(days => $1)`;

/** Rows of a table that a rule is about, whose days are $1, counted from `since`. Nothing hangs on rows without a kind. */
const dueIn = (rule: RetentionKind, table: string, since: string, which: string, kind?: SubmissionKind) => ({
  rule,
  table,
  since,
  condition: `${older(since)} AND ${which}`,
  kind,
});
const received = (kind: SubmissionKind, rule: RetentionKind, which: string, since = 'created_at') =>
  dueIn(rule, submissions[kind].table, since, which, kind);

const all = [
  received('application', 'application', "standing = 'clear' AND stage <> 'hired'", 'stage_since'),
  received('application', 'hired-application', "standing = 'clear' AND stage = 'hired'", 'stage_since'),
  ...enquiryKinds.map((kind) => received(kind, kind, "standing = 'clear'")),
  ...submissionKinds.map((kind) => received(kind, 'held', "standing <> 'clear'")),
  dueIn('referral', 'referrals', 'withdrawn_at', 'true'),
  dueIn('delivery', 'deliveries', 'created_at', "state <> 'pending'"),
  dueIn('event', 'outbox', 'published_at', `${jobsAreDone} AND NOT ${hasMails('outbox.id')}`),
];

type Id = { id: string };

type DueCount = { due: number; oldest: Date | null };
const counted = (text: string) => oneRow<DueCount, [days: number]>(`SELECT count(*)::int AS due, ${text}`);

/** The records whose retention is over. The audit log is not among them: only its own function may shorten it. */
export const dueRecords = all.map(({ rule, kind, table, since, condition }) => {
  const find = `SELECT id FROM ${table} WHERE`;
  const statements = queries(`due-records.${rule}-in-${table}`, {
    count: counted(`min(${since}) AS oldest FROM ${table} WHERE ${condition}`),

    find: listRows<Id, [days: number, limit: number]>(`${find} ${condition} ORDER BY ${since} LIMIT $2`),

    /** Locks those that are still due. Rows that another transaction holds are left for the next round. */
    lock: listRows<Id, [days: number, ids: readonly string[]]>(`
      ${find} id = ANY($2::uuid[]) AND ${condition} ORDER BY id FOR UPDATE SKIP LOCKED`),

    remove: run<[ids: readonly string[]]>(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`),
  });
  return Object.assign(statements, { rule, kind });
});
export type DueRecords = (typeof dueRecords)[number];

const dueAuditEntries = queries('due-records.audit', {
  count: counted(`min(at) AS oldest FROM public.audit_log WHERE ${older('at')}`),
});

/** How many records a round would remove now, by kind, and since when the oldest of them has counted. */
export async function countDue(sql: Sql) {
  const { keepDays } = await readRules(sql);
  const forecasts = retentionKinds.map((kind) => {
    return { kind, keepDays: keepDays[kind], due: 0, oldest: null as Date | null };
  });
  for (const { rule, count } of [...dueRecords, { rule: 'audit-entry', ...dueAuditEntries }]) {
    const forecast = forecasts.find(({ kind }) => kind === rule);
    if (!forecast || forecast.keepDays === null) continue;
    const { due, oldest } = await count(sql, forecast.keepDays);
    forecast.due += due;
    if (oldest && !(forecast.oldest && forecast.oldest <= oldest)) forecast.oldest = oldest;
  }
  return forecasts;
}
