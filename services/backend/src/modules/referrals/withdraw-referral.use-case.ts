import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { RecordAudit } from '../audit/record-audit.use-case';
import { referralEntry } from './referral-entry';
import { lockReferral, referrals } from './referrals.repository';
import type { Referral } from './referrals.view';

/**
 * Withdraws a referral link: earlier applications stay attributed to it, new ones are not, and its address still leads to the
 * post. Doing it twice changes nothing.
 */
@Injectable()
export class WithdrawReferral {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound */
  run(id: string, caller: Caller): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const referral = await lockReferral(tx, id);
      if (referral.withdrawnAt) return referral;
      const withdrawn = await referrals.withdraw(tx, id);
      await this.audit.record(referralEntry('referral.withdrawn', withdrawn, caller), tx);
      return withdrawn;
    });
  }
}
