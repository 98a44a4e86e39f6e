import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/errors/http.errors';
import { findEntry } from './audit.admin.repository';
import { subjectsFor } from './audit.facts';
import type { AuditEntryRow } from './audit.view';

@Injectable()
export class FindAuditEntry {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for an id that is none and for an entry that this person may not see */
  async run({ id }: { id: string }, reader: Actor): Promise<AuditEntryRow> {
    const entry = isUUID(id) ? await findEntry(this.database, id, subjectsFor(reader)) : undefined;
    if (!entry) throw new NotFound('There is no such entry.');
    return entry;
  }
}
