import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import { enquiryKinds } from '../../enquiries/enquiry-kinds.facts';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';
import type { RetentionKind } from './retention-rules';
import { jobsAreDone } from '../../../platform/outbox/outbox';
import { hasMails } from '../../notifications/notifications.facts';

/** Rows of a table that a rule is about. Its SQL has the rule's days as $1. */
export interface DueRecords {
  rule: RetentionKind;
  table: string;
  /** The column from which the time is counted. */
  since: string;
  condition: string;
  /** Absent for records that nothing hangs on. */
  kind?: SubmissionKind;
}

const older = (since: string) => `${since} < now() - make_interval(days => $1)`;

const received = (kind: SubmissionKind, rule: RetentionKind, which: string, since = 'created_at'): DueRecords => ({
  rule,
  kind,
  table: submissions[kind].table,
  since,
  condition: `${which} AND ${older(since)}`,
});

/** The audit log is not among them: only its own function may shorten it. */
export const dueRecords: readonly DueRecords[] = [
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

export interface DueCount {
  rule: RetentionKind;
  due: number;
  oldest: Date | null;
}
type Counted = Omit<DueCount, 'rule'>;

const nameOf = ({ rule, table }: DueRecords) => `${rule}-in-${table}`;

const countOf = (records: DueRecords) =>
  statement(
    `due-records.count-${nameOf(records)}`,
    `SELECT count(*)::int AS due, min(${records.since}) AS oldest FROM ${records.table} WHERE ${records.condition}`,
  );
const findOf = (records: DueRecords) =>
  statement(
    `due-records.find-${nameOf(records)}`,
    `SELECT id FROM ${records.table} WHERE ${records.condition} ORDER BY ${records.since} LIMIT $2`,
  );
const lockOf = (records: DueRecords) =>
  statement(
    `due-records.lock-${nameOf(records)}`,
    `SELECT id FROM ${records.table} WHERE id = ANY($2::uuid[]) AND ${records.condition} ORDER BY id FOR UPDATE SKIP LOCKED`,
  );
const removalOf = ({ table }: DueRecords) =>
  statement(`due-records.remove-from-${table}`, `DELETE FROM ${table} WHERE id = ANY($1::uuid[])`);
const countAudit = statement(
  'due-records.count-audit',
  'SELECT count(*)::int AS due, min(at) AS oldest FROM public.audit_log WHERE at < now() - make_interval(days => $1)',
);

/** The records whose retention is over. */
@Injectable()
export class DueRecordsRepository {
  constructor(private readonly database: Database) {}

  async count(records: DueRecords, days: number): Promise<DueCount> {
    return { rule: records.rule, ...onlyRow(await this.database.query<Counted>(countOf(records), [days])) };
  }

  async countAudit(days: number): Promise<DueCount> {
    return { rule: 'audit-entry', ...onlyRow(await this.database.query<Counted>(countAudit, [days])) };
  }

  /** The ids of those that are due, the oldest first. */
  async find(records: DueRecords, days: number, limit: number): Promise<string[]> {
    return idsOf(await this.database.query<{ id: string }>(findOf(records), [days, limit]));
  }

  /** Locks those that are still due. Rows that another transaction holds are left for the next round. */
  async lock(tx: Sql, records: DueRecords, days: number, ids: readonly string[]): Promise<string[]> {
    return idsOf(await tx.query<{ id: string }>(lockOf(records), [days, ids]));
  }

  async remove(tx: Sql, records: DueRecords, ids: readonly string[]): Promise<void> {
    await tx.query(removalOf(records), [ids]);
  }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
