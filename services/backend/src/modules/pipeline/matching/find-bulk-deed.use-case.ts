import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { bulkDeeds } from './bulk-deeds.repository';
import type { BulkDeedView } from './matching.view';

/** Finds a deed that waited, for its asker alone, until a day after its end. */
@Injectable()
export class FindBulkDeed {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ id, reader }: { id: string; reader: Actor }): Promise<BulkDeedView> {
    const found = isUUID(id) ? await bulkDeeds.find(this.database, id, reader.id) : undefined;
    if (!found) throw new NotFound('There is no such deed.');
    return found;
  }
}
