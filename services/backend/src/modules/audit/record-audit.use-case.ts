import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import { type AuditEntry, AuditRepository } from './audit.repository';

/** Leaves a row about what somebody did. Given a transaction, the row exists if and only if the deed does. */
@Injectable()
export class RecordAudit {
  constructor(private readonly audit: AuditRepository) {}

  async record(entry: AuditEntry, tx?: Sql): Promise<void> {
    await this.audit.insert(entry, tx);
  }
}
