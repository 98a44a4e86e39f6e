import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import type { ListPage } from '../../platform/http/listing/answer-headers';
import { listEntries } from './audit.admin.repository';
import { subjectsFor } from './audit.facts';
import { parseAuditQuery } from './audit.filter';
import type { AuditEntryRow } from './audit.view';

/** Lists who did what, newest first. */
@Injectable()
export class ListAudit {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run(raw: Record<string, unknown>, reader: Actor): Promise<ListPage<AuditEntryRow>> {
    return listEntries(this.database, parseAuditQuery(raw), subjectsFor(reader));
  }
}
