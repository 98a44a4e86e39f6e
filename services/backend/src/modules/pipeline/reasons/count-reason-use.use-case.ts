import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { readReason, reasons } from './rejection-reasons.repository';
import type { RejectionReasonUseView } from './rejection-reasons.view';

/** Counts how often a reason was given, and how many applications have it now. */
@Injectable()
export class CountReasonUse {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run(id: string): Promise<RejectionReasonUseView> {
    const reason = await readReason(this.database, id, 'find');
    return reasons.countUse(this.database, reason.id);
  }
}
