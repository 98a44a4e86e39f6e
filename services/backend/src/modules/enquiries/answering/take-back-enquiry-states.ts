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
import { followUndo } from '../replies/follow-reply-mails.use-case';
import { type Answering, byKind, lockEnquiries, namesOfSenders, setBack } from './answering.repository';
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
    const stood = subjects.map(({ id, kind, before }) => ({ id, kind, ...(before as unknown as Answering) }));
    for (const [kind, own] of byKind(stood)) {
      const now = await setBack(tx, kind, own);
      const about = own.map(({ id, state }) => ({ subjectId: id, details: { after: { state } } }));
      await this.audit.recordAll({ action: 'enquiry.state-undone', subjectType: kind, ...caller }, about, tx);
      back.push(...(await followUndo(tx, kind, subjects, now)));
    }
    return back;
  }
}
