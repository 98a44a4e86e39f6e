import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../../platform/access/access.decorators';
import { Database } from '../../../../platform/database/database';
import { ValidationFailed } from '../../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../../platform/http/listing/record-version';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { reasons } from '../rejection-reasons.repository';
import type { Reason } from '../rejection-reasons.view';
import type { OrderReasonsRequest } from './order-reasons.dto';

const STEP = 10;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Puts the reasons that can be given into another order. Retired ones keep their places. */
@Injectable()
export class OrderRejectionReasons {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Returns them in their order. @throws ValidationFailed for other reasons than were seen, ChangedMeanwhile */
  run(request: OrderReasonsRequest, caller: Caller): Promise<Reason[]> {
    const [ids, seen] = [request.ids, request.seen].map((list) => list.map((id) => id.toLowerCase())) as [
      string[],
      string[],
    ];
    if (!isSame(ids.toSorted(), seen.toSorted()))
      throw new ValidationFailed({ ids: 'Name each reason that was read, once.' });
    return this.database.transaction(async (tx) => {
      await reasons.lockInUse(tx);
      const before = await reasons.listInUse(tx);
      if (
        !isSame(
          before.map(({ id }) => id),
          seen,
        )
      )
        throw new ChangedMeanwhile();
      const places = ids.map((_, at) => (at + 1) * STEP);
      await reasons.place(tx, ids, places);
      const after = await reasons.listInUse(tx);
      const labels = (list: readonly Reason[]) => list.map(({ label }) => label);
      const details = { before: { order: labels(before) }, after: { order: labels(after) } };
      const about = { subjectType: 'rejection-reason', details } as const;
      if (!isSame(ids, seen)) await this.audit.record({ action: 'rejection-reason.ordered', ...about, ...caller }, tx);
      return after;
    });
  }
}
