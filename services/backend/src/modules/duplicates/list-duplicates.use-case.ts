import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/errors/http.errors';
import { duplicates } from './duplicates.repository';
import type { Duplicate } from './duplicates.view';

export { type Duplicate, DuplicateView } from './duplicates.view';

/** Lists the other applications of the same person, newest first. */
@Injectable()
export class ListDuplicates {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run(applicationId: string): Promise<Duplicate[]> {
    const exists = isUUID(applicationId) && (await duplicates.exists(this.database, applicationId));
    if (!exists) throw new NotFound('There is no such application.');
    return duplicates.list(this.database, applicationId);
  }
}
