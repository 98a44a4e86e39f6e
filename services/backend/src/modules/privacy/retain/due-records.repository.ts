import { listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { enquiryKinds } from '../../enquiries/enquiry-kinds.facts';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';
import type { RetentionKind } from './retention-rules';
import { jobsAreDone } from '../../../platform/outbox/outbox';
import { hasMails } from '../../notifications/notifications.facts';

/** Rows of a table that a rule is about. Its SQL has the rule's days as $1. */
interface Due {
  rule: RetentionKind;
  table: string;
  /** The column from which the time is counted. */
  since: string;
  condition: string;
  /** Absent for records that nothing hangs on. */
  kind?: SubmissionKind;
}

const older = (since: string) => `${since} < now() - make_interval(days => $1)`;

const received = (kind: SubmissionKind, rule: RetentionKind, which: string, since = 'created_at'): Due => ({
  rule,
  kind,
  table: submissions[kind].table,
  since,
  condition: `${which} AND ${older(since)}`,
});

const all: readonly Due[] = [
  received('application', 'application', "standing = 'clear' AND stage <> 'hired'", 'stage_since'),
  received('application', 'hired-application', "standing = 'clear' AND stage = 'hired'", 'stage_since'),
  ...enquiryKinds.map((kind) => received(kind, kind, "standing = 'clear'")),
  ...submissionKinds.map((kind) => received(kind, 'held', "standing <> 'clear'")),
  { rule: 'referral', table: 'referrals', since: 'withdrawn_at', condition: older('withdrawn_at') },
  {
    rule: 'delivery',
    table: 'deliveries',
    since: 'created_at',
    condition: `state <> 'pending' AND ${older('created_at')}`,
  },
  {
    rule: 'event',
    table: 'outbox',
    since: 'published_at',
    condition: `${older('published_at')} AND ${jobsAreDone} AND NOT ${hasMails('outbox.id')}`,
  },
];

type Id = { id: string };

export interface DueCount {
  due: number;
  oldest: Date | null;
}

const counted = (text: string) => oneRow<DueCount, [days: number]>(`SELECT count(*)::int AS due, ${text}`);

/** The records whose retention is over. The audit log is not among them: only its own function may shorten it. */
export const dueRecords = all.map(({ rule, kind, table, since, condition }) => {
  const find = `SELECT id FROM ${table} WHERE`;
  const statements = queries(`due-records.${rule}-in-${table}`, {
    count: counted(`min(${since}) AS oldest FROM ${table} WHERE ${condition}`),

    /** The oldest first. */
    find: listRows<Id, [days: number, limit: number]>(`${find} ${condition} ORDER BY ${since} LIMIT $2`),

    /** Locks those that are still due. Rows that another transaction holds are left for the next round. */
    lock: listRows<Id, [days: number, ids: readonly string[]]>(`
      ${find} id = ANY($2::uuid[]) AND ${condition} ORDER BY id FOR UPDATE SKIP LOCKED`),

    remove: run<[ids: readonly string[]]>(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`),
  });
  return Object.assign(statements, { rule, kind });
});
export type DueRecords = (typeof dueRecords)[number];

export const dueAuditEntries = {
  rule: 'audit-entry',
  ...queries('due-records.audit', {
    count: counted('min(at) AS oldest FROM public.audit_log WHERE at < now() - make_interval(days => $1)'),
  }),
} as const;
