import type { Sql } from '../../../platform/database/database';
import { listRows, MOST_COUNTED, oneRow, queries, run } from '../../../platform/database/queries';
import { jobsAreDone } from '../../../platform/outbox/outbox';
import { hasReplied } from '../../applications/answers/answer.facts';
import { enquiryKinds, type EnquiryName } from '../../enquiries/enquiry-kinds.facts';
import { hasReply } from '../../enquiries/replies/enquiry-replies.facts';
import { hasMails } from '../../notifications/notifications.facts';
import { lastInterviewEndOf } from '../../interviews/interviews.facts';
import { lastMailFrom } from '../../received-mails/received-mails.facts';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';
import { readRules, retention, type RetentionKind, retentionKinds } from './retention.repository';

/** SQL: it is older than $1 days at a moment. */
const older = (since: string, at: string) => `${since} < ${at} - make_interval(days => $1)`;

/** How far ahead it is told what will go, and the next round, which $2 names. */
const AHEAD = "now() + interval '30 days'";
const NEXT_ROUND = 'greatest(now(), $2::timestamptz)';

/** Rows of a table that a rule is about, whose days are $1, counted from `since`. Nothing hangs on rows without a kind. */
const dueIn = (rule: RetentionKind, table: string, since: string, which: Which, kind?: SubmissionKind) => ({
  rule,
  table,
  since,
  condition: isDue(since, which, 'now()'),
  due: isDue(since, which, NEXT_ROUND),
  soon: isDue(since, which, AHEAD),
  kind,
});
/** SQL, the same on every day, or as it is at a moment. */
type Which = string | ((at: string) => string);
const isDue = (since: string, which: Which, at: string) =>
  `${older(since, at)} AND ${typeof which === 'string' ? which : which(at)}`;
const received = (kind: SubmissionKind, rule: RetentionKind, which: Which, since = 'created_at') =>
  dueIn(rule, submissions[kind].table, since, which, kind);

const idOf = (kind: SubmissionKind) => `${submissions[kind].table}.id`;
const isRecent = (at: string) => (moment: string) => `NOT (${older(moment, at)})`;
const noMailSince = (kind: SubmissionKind, at: string) =>
  `coalesce(${older(lastMailFrom(kind, idOf(kind)), at)}, true)`;

/**
 * What waits for us is kept, however old: somebody may have answered after years. What was answered, by us or by its sender, is kept for
 * as long as a new one, also when it was done with at once.
 */
const isOver = (kind: EnquiryName) => (at: string) =>
  `standing = 'clear' AND state <> 'open' AND NOT ${hasReply(kind, idOf(kind), isRecent(at))}
    AND ${noMailSince(kind, at)}`;

const noInterviewSince = (at: string) => `coalesce(${older(lastInterviewEndOf(idOf('application')), at)}, true)`;
/**
 * The same for applications: an answer that waits keeps its application, and each keeps it for the days of a new one. So does an
 * interview, from its end on, of which nobody would be told that it is off.
 */
const isLeft = (stage: string) => (at: string) =>
  `standing = 'clear' AND ${stage} AND NOT ${hasReplied('applications')} AND ${noMailSince('application', at)} AND ${noInterviewSince(at)}`;

const all = [
  received('application', 'application', isLeft("stage <> 'hired'"), 'stage_since'),
  received('application', 'hired-application', isLeft("stage = 'hired'"), 'stage_since'),
  ...enquiryKinds.map((kind) => received(kind, kind, isOver(kind))),
  // Each post says that a person reads every application, so an unjudged one stays. The days count from the verdict.
  received('application', 'held', "standing = 'discarded'", 'stage_since'),
  ...enquiryKinds.map((kind) => received(kind, 'held', "standing <> 'clear'")),
  dueIn('referral', 'referrals', 'withdrawn_at', 'true'),
  dueIn('delivery', 'deliveries', 'created_at', "state <> 'pending'"),
  dueIn('event', 'outbox', 'published_at', `${jobsAreDone} AND NOT ${hasMails('outbox.id')}`),
];

type Id = { id: string };

type DueCount = { due: number; soon: number; oldest: Date | null };
/** `nextAt`: the next round; `due` are those that are old enough by then. */
const counted = (since: string, table: string, due: string, soon: string) =>
  oneRow<DueCount, [days: number, nextAt: Date | null]>(`
    SELECT count(*) FILTER (WHERE due)::int AS due, count(*)::int AS soon, min(since) AS oldest
    FROM (SELECT ${since} AS since, ${due} AS due FROM ${table} WHERE ${soon} ORDER BY 1 LIMIT ${MOST_COUNTED + 1}) first`);

/** The records whose retention is over. The audit log is not among them: only its own function may shorten it. */
export const dueRecords = all.map(({ rule, kind, table, since, condition, due, soon }) => {
  const find = `SELECT id FROM ${table} WHERE`;
  const statements = queries(`due-records.${rule}-in-${table}`, {
    count: counted(since, table, due, soon),

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
  count: counted('at', 'public.audit_log', older('at', NEXT_ROUND), older('at', AHEAD)),
});

/**
 * How many records the next round will remove, by kind, how many will have gone in 30 days, these included, and since when the oldest of
 * all of them has counted. A round that should have begun is one of now. Of one table no more than 10,001 are counted.
 */
export async function countDue(sql: Sql) {
  const { keepDays } = await readRules(sql);
  const { nextAt } = await retention.findRound(sql);
  const forecasts = retentionKinds.map((kind) => {
    return { kind, keepDays: keepDays[kind], due: 0, soon: 0, oldest: null as Date | null };
  });
  for (const { rule, count } of [...dueRecords, { rule: 'audit-entry', ...dueAuditEntries }]) {
    const forecast = forecasts.find(({ kind }) => kind === rule);
    if (!forecast || forecast.keepDays === null) continue;
    const { due, soon, oldest } = await count(sql, forecast.keepDays, nextAt);
    forecast.due += due;
    forecast.soon += soon;
    if (oldest && !(forecast.oldest && forecast.oldest <= oldest)) forecast.oldest = oldest;
  }
  return forecasts;
}
