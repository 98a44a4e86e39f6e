import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { readReason } from './rejection-reasons.repository';
import type { Reason } from './rejection-reasons.view';

/** Finds one reason for a rejection by its id. */
@Injectable()
export class FindRejectionReason {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  run(id: string): Promise<Reason> {
    return readReason(this.database, id, 'find');
  }
}
