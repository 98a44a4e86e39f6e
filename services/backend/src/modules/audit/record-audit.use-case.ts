import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { AuditAction, AuditSubject } from './audit.facts';

interface AuditEntry {
  /** The person who did it; absent when nobody was signed in. */
  actor?: { id: string; name: string } | undefined;
  action: AuditAction;
  subjectType?: AuditSubject | undefined;
  subjectId?: string | undefined;
  details?: Record<string, unknown> | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
}

const insertEntry = statement(
  'audit.insert-entry',
  `INSERT INTO public.audit_log (actor_id, actor_name, action, subject_type, subject_id, details, address, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Leaves a row about what somebody did. Given a transaction, the row exists if and only if the deed does. */
@Injectable()
export class RecordAudit {
  constructor(private readonly database: Database) {}

  async record(entry: AuditEntry, sql: Sql = this.database): Promise<void> {
    const { actor, action, subjectType, subjectId, details = {}, address, requestId } = entry;
    const values = [actor?.id, actor?.name, action, subjectType, subjectId, details, address, requestId];
    await sql.query(insertEntry, values);
  }
}
