import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { readIds } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { ReasonExists } from '../pipeline.errors';
import type { AddReasonRequest, ChangeReasonRequest, RejectionReasonUseView } from './rejection-reasons.dto';
import { type Filter, reasons, type RejectionReason } from './rejection-reasons.repository';

const rules = { sortFields: ['position'], defaultSort: { field: 'position', order: 'ASC' } } as const;

/** Past rejections keep the words in which their reason was given. */
@Injectable()
export class KeepRejectionReasons {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** By their places. @throws ValidationFailed */
  async list(query: Record<string, unknown>): Promise<ListPage<RejectionReason>> {
    const { offset, limit, filter } = parseListQuery(query, rules);
    const matching = parseFilter(filter);
    const { total } = await reasons.count(this.database, ...matching);
    return { rows: await reasons.list(this.database, ...matching, offset, limit), offset, total };
  }

  /** @throws NotFound, also for an id that is none */
  async find(id: string): Promise<RejectionReason> {
    const found = isUUID(id) ? await reasons.find(this.database, id) : undefined;
    if (!found) throw new NotFound('There is no such reason.');
    return found;
  }

  /** How often it was given. @throws NotFound, also for an id that is none */
  async countUse(id: string): Promise<RejectionReasonUseView> {
    return reasons.countUse(this.database, (await this.find(id)).id);
  }

  /** @throws ReasonExists when one in use has this label */
  add({ label, position = 0 }: AddReasonRequest, doer: Doer): Promise<RejectionReason> {
    return this.refuseTwins(async (tx) => {
      const reason = await reasons.insert(tx, label, position);
      await this.record(tx, 'rejection-reason.added', reason.id, { after: { label, position } }, doer);
      return reason;
    });
  }

  /**
   * @param version the one that the caller has read; null for any
   * @throws NotFound, ChangedMeanwhile, ReasonExists
   */
  change(id: string, given: ChangeReasonRequest, version: number | null, doer: Doer): Promise<RejectionReason> {
    return this.refuseTwins(async (tx) => {
      const found = await this.lock(tx, id, version);
      const before = { label: found.label, position: found.position, retired: found.retired };
      const { label, position = before.position, retired = before.retired } = given;
      const after = { label, position, retired };
      await this.record(tx, 'rejection-reason.changed', id, { before, after }, doer);
      return reasons.update(tx, id, label, position, retired);
    });
  }

  /**
   * Deletes a reason that was never given, and retires one that was, because history needs it.
   * @param version the one that the caller has read; null for any
   * @returns the reason as it was, or as it is now when it was retired
   * @throws NotFound, ChangedMeanwhile
   */
  remove(id: string, version: number | null, doer: Doer): Promise<RejectionReason> {
    return this.database.transaction(async (tx) => {
      const found = await this.lock(tx, id, version);
      const { label, position, retired } = found;
      const { moves, applications } = await reasons.countUse(tx, id);
      const given = moves + applications > 0;
      if (given && retired) return found;
      const action = given ? 'rejection-reason.retired' : 'rejection-reason.deleted';
      await this.record(tx, action, id, { before: { label, position } }, doer);
      if (given) return reasons.update(tx, id, label, position, true);
      await reasons.remove(tx, id);
      return found;
    });
  }

  private async lock(tx: Sql, id: string, version: number | null): Promise<RejectionReason> {
    const found = isUUID(id) ? await reasons.lock(tx, id) : undefined;
    if (!found) throw new NotFound('There is no such reason.');
    if (version !== null && version !== found.version) throw new ChangedMeanwhile();
    return found;
  }

  private record(tx: Sql, action: AuditAction, id: string, details: Record<string, object>, doer: Doer): Promise<void> {
    const subject = { subjectType: 'rejection-reason' as const, subjectId: id, details };
    return this.audit.record({ action, ...subject, ...doer }, tx);
  }

  private async refuseTwins<Result>(write: (tx: Sql) => Promise<Result>): Promise<Result> {
    try {
      return await this.database.transaction(write);
    } catch (error) {
      if (isUniqueViolation(error, 'rejection_reasons_label')) throw new ReasonExists();
      throw error;
    }
  }
}

function parseFilter({ id, retired, ...others }: Record<string, unknown>): Filter {
  if (Object.keys(others).length > 0) throw new ValidationFailed({ filter: 'Only id and retired can be filtered by.' });
  if (retired !== undefined && typeof retired !== 'boolean')
    throw new ValidationFailed({ filter: 'retired must be true or false.' });
  return [id === undefined ? null : readIds(id, 'id'), retired ?? null];
}
