import { Injectable } from '@nestjs/common';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { about, type Visitor } from '../visitor';

/** As long as tries are counted. */
const WINDOW_MS = 15 * 60_000;

export interface Throttled {
  /** The kind of counter that has had too many tries. */
  what: 'account' | 'address' | 'one-time codes';
  /** Which of them. */
  key: string;
  /** The account's person; null without an account. */
  staffId?: string | undefined;
}

/** Tells the audit log that tries are turned away: once in a window for each account or address, however many come. */
@Injectable()
export class RecordThrottled {
  private readonly told = new WindowedCounts(WINDOW_MS);

  constructor(private readonly audit: RecordAudit) {}

  async record({ what, key, staffId }: Throttled, visitor: Visitor): Promise<void> {
    if (this.told.add(`${what} ${key}`, performance.now()).count > 1) return;
    await this.audit.record({ action: 'session.throttled', ...about('staff', staffId, visitor), details: { what } });
  }
}
