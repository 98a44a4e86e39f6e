import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database, type Sql } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { auditedAs } from './audited-referral';
import { type Referral, ReferralsRepository } from './referrals.repository';

/** The address goes on leading to the post in both cases. */
@Injectable()
export class EndReferral {
  constructor(
    private readonly database: Database,
    private readonly referrals: ReferralsRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** What came by it stays attributed; nothing new is. One that is withdrawn already stays as it is. @throws NotFound */
  withdraw(id: string, doer: Doer): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const found = await this.lock(tx, id);
      if (found.withdrawnAt) return found;
      await this.referrals.withdraw(tx, id);
      await this.audit.record({ action: 'referral.withdrawn', ...auditedAs(found), ...doer }, tx);
      return (await this.referrals.find(id, tx)) ?? found;
    });
  }

  /** Erases the colleague's name with it; what came by it stays, without a referrer. @throws NotFound */
  delete(id: string, doer: Doer): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const found = await this.lock(tx, id);
      await this.referrals.remove(tx, id);
      await this.audit.record({ action: 'referral.deleted', ...auditedAs(found), ...doer }, tx);
      return found;
    });
  }

  private async lock(tx: Sql, id: string): Promise<Referral> {
    const found = isUUID(id) ? await this.referrals.lock(tx, id) : undefined;
    if (!found) throw new NotFound('There is no such referral link.');
    return found;
  }
}
