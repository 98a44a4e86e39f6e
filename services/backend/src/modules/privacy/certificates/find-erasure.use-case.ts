import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { type ErasureEntry, findErasureEntry } from '../../audit/erasures/read-erasures.use-case';

/** Finds what the certificate of an erasure says. */
@Injectable()
export class FindErasure {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for an id that is none */
  async run({ id }: { id: string }): Promise<ErasureEntry> {
    const entry = isUUID(id) ? await findErasureEntry(this.database, id) : undefined;
    if (!entry) throw new NotFound('There is no such erasure.');
    return entry;
  }
}
