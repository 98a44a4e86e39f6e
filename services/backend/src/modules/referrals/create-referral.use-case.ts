import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { ValidationFailed } from '../../platform/http/errors/http.errors';
import { randomLetters } from '../../platform/random-letters';
import { RecordAudit } from '../audit/record-audit.use-case';
import { referralEntry } from './referral-entry';
import type { CreateReferralRequest } from './referrals.dto';
import { referrals } from './referrals.repository';
import type { Referral } from './referrals.view';

/** A new code such as r-7k3m2qxw9t: 50 random bits, in small letters so that nobody takes it for a reference. */
export const makeReferralCode = (): string => `r-${randomLetters(10).toLowerCase()}`;

/** Makes a referral link to a job post for a colleague. */
@Injectable()
export class CreateReferral {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws ValidationFailed where there is no such post */
  run({ jobPost, name }: CreateReferralRequest, caller: Caller): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const referral = await referrals.insert(tx, jobPost, name, makeReferralCode());
      if (!referral) throw new ValidationFailed({ jobPost: 'There is no such job post.' });
      await this.audit.record(referralEntry('referral.created', referral, caller), tx);
      return referral;
    });
  }
}
