import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { onlyRow } from '../../platform/database/only-row';
import { statement } from '../../platform/database/statement';
import type { DueRecords } from './due-records';
import type { RetentionKind } from './retention-rules';

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

/** What has been kept for as long as a rule says. */
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

  /** Those that are due still, locked; what somebody is working on is left for the next time. */
  async lock(tx: Sql, records: DueRecords, days: number, ids: readonly string[]): Promise<string[]> {
    return idsOf(await tx.query<{ id: string }>(lockOf(records), [days, ids]));
  }

  async remove(tx: Sql, records: DueRecords, ids: readonly string[]): Promise<void> {
    await tx.query(removalOf(records), [ids]);
  }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
