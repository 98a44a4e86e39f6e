import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import {
  asLeft,
  type LockedSubject,
  type TakenBack,
  TakesBack,
  type UndoTaker,
} from '../../../platform/undo/undo-takers';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type Answering, answering, byKind, lockEnquiries, namesOfSenders } from './answering.repository';
import { ENQUIRY_STATE } from './change-enquiry-state.use-case';

/** Takes back a change of an enquiry's state, with its date as it was. Another change since then is an obstacle, an assignment is none. */
@Injectable()
@TakesBack(ENQUIRY_STATE)
export class TakeBackEnquiryStates implements UndoTaker {
  readonly names = namesOfSenders;

  constructor(private readonly audit: RecordAudit) {}

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const ids = subjects.map(({ id }) => id);
    return asLeft(await lockEnquiries(tx, ids), subjects);
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const back: TakenBack[] = [];
    for (const [kind, own] of byKind(subjects))
      for (const { id, before } of own) {
        const { state } = before as unknown as Answering;
        const { version } = await answering[kind].setBack(tx, id, JSON.stringify(before));
        const about = { subjectType: kind, subjectId: id, details: { after: { state } } };
        await this.audit.record({ action: 'enquiry.state-undone', ...about, ...caller }, tx);
        back.push({ kind, id, stage: null, standing: null, version });
      }
    return back;
  }
}
