import { Injectable } from '@nestjs/common';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { ValidationFailed } from '../../platform/http/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { makeReferralCode } from './make-referral-code';
import type { CreateReferralRequest } from './referral.dto';
import { auditedAs } from './audited-referral';
import { type Referral, ReferralsRepository } from './referrals.repository';

@Injectable()
export class CreateReferral {
  constructor(
    private readonly database: Database,
    private readonly referrals: ReferralsRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ValidationFailed when there is no such post */
  create({ jobPost, name }: CreateReferralRequest, doer: Doer): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const referral = await this.referrals.insert(tx, jobPost, name, makeReferralCode());
      if (!referral) throw new ValidationFailed({ jobPost: 'There is no such job post.' });
      await this.audit.record({ action: 'referral.created', ...auditedAs(referral), ...doer }, tx);
      return referral;
    });
  }
}
