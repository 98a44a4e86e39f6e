import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/access.decorators';
import { Database, type Sql } from '../../platform/database/database';
import { NotFound, ValidationFailed } from '../../platform/http/errors/http.errors';
import type { ListPage } from '../../platform/http/listing/answer-headers';
import { readIds } from '../../platform/http/listing/filter-values';
import { parseListQuery } from '../../platform/http/listing/list-query';
import { randomLetters } from '../../platform/random-letters';
import type { AuditAction } from '../audit/audit.facts';
import { RecordAudit } from '../audit/record-audit.use-case';
import type { CreateReferralRequest } from './referrals.dto';
import { type Filter, type Referral, referrals } from './referrals.repository';

const listRules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;

/** A new code such as r-7k3m2qxw9t: 50 random bits, in small letters so that nobody takes it for a reference. */
export const makeReferralCode = (): string => `r-${randomLetters(10).toLowerCase()}`;

@Injectable()
export class EditReferrals {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Always newest first. @throws ValidationFailed */
  async list(query: Record<string, unknown>): Promise<ListPage<Referral>> {
    const { offset, limit, filter } = parseListQuery(query, listRules);
    const matching = parseFilter(filter);
    const { total } = await referrals.count(this.database, ...matching);
    return { rows: await referrals.list(this.database, ...matching, offset, limit), offset, total };
  }

  /** @throws ValidationFailed when there is no such post */
  create({ jobPost, name }: CreateReferralRequest, doer: Doer): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const referral = await referrals.insert(tx, jobPost, name, makeReferralCode());
      if (!referral) throw new ValidationFailed({ jobPost: 'There is no such job post.' });
      await this.record(tx, 'referral.created', referral, doer);
      return referral;
    });
  }

  /**
   * Earlier applications stay attributed to the link, new ones are not; its address still leads to the post. Does nothing when
   * it is withdrawn already.
   * @throws NotFound
   */
  withdraw(id: string, doer: Doer): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const found = await this.lock(tx, id);
      if (found.withdrawnAt) return found;
      await this.record(tx, 'referral.withdrawn', found, doer);
      return referrals.withdraw(tx, id);
    });
  }

  /** Also erases the colleague's name; applications that came by the link stay, without a referrer. @throws NotFound */
  delete(id: string, doer: Doer): Promise<Referral> {
    return this.database.transaction(async (tx) => {
      const found = await this.lock(tx, id);
      await referrals.remove(tx, id);
      await this.record(tx, 'referral.deleted', found, doer);
      return found;
    });
  }

  private async lock(tx: Sql, id: string): Promise<Referral> {
    const found = isUUID(id) ? await referrals.lock(tx, id) : undefined;
    if (!found) throw new NotFound('There is no such referral link.');
    return found;
  }

  /** Without the colleague's name, because the audit log cannot be erased. */
  private record(tx: Sql, action: AuditAction, { id, jobPostId, code }: Referral, doer: Doer): Promise<void> {
    const subject = { subjectType: 'referral' as const, subjectId: id, details: { jobPost: jobPostId, code } };
    return this.audit.record({ action, ...subject, ...doer }, tx);
  }
}

function parseFilter({ id, jobPost, ...others }: Record<string, unknown>): Filter {
  if (Object.keys(others).length > 0) throw new ValidationFailed({ filter: 'Only id and jobPost can be filtered by.' });
  return [id === undefined ? null : readIds(id, 'id'), jobPost === undefined ? null : readIds(jobPost, 'jobPost')];
}
