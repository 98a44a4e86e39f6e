import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { RecordAudit } from '../audit/record-audit.use-case';
import { referralEntry } from './referral-entry';
import { lockReferral, referrals } from './referrals.repository';
import type { Referral } from './referrals.view';

/** Deletes a referral link and the name that it was made for. Applications stay, without a referrer. */
@Injectable()
export class DeleteReferral {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Returns the link as it was. @throws NotFound */
  run(id: string, caller: Caller): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const referral = await lockReferral(tx, id);
      await referrals.lockApplications(tx, id);
      await referrals.remove(tx, id);
      await this.audit.record(referralEntry('referral.deleted', referral, caller), tx);
      return referral;
    });
  }
}
