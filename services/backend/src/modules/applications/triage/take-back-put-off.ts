import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { type TakenBack, TakesBack, type UndoTaker } from '../../../platform/undo/undo-takers';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { lockAsLeft, namesOfApplicants } from '../undo/lock-as-left.use-case';
import { putOff, type PutOffBefore } from './put-off.repository';
import { PUT_OFF } from './put-off.use-case';

/** Takes back that an application was put off, or had back: it waits until the day that it had before, or not at all. */
@Injectable()
@TakesBack(PUT_OFF)
export class TakeBackPutOff implements UndoTaker {
  readonly lock = lockAsLeft;
  readonly names = namesOfApplicants;

  constructor(private readonly audit: RecordAudit) {}

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const was = subjects.map(({ id, before }) => ({ id, ...(before as PutOffBefore) }));
    const back = await putOff.takeBack(tx, JSON.stringify(was));
    const about = was.map(({ id, laterUntil }) => ({ subjectId: id, details: { after: { laterUntil } } }));
    await this.audit.recordAll(
      { action: 'application.put-off-undone', subjectType: 'application', ...caller },
      about,
      tx,
    );
    return back.map(({ id, stage, standing, version }) => ({ kind: 'application', id, stage, standing, version }));
  }
}
