import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { UndoableActions, type UndoView } from '../../../platform/undo/undo';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { lockEnquiries, setState } from './answering.repository';
import type { EnquiryState } from './enquiry-answering.facts';

/** The kind of action that `TakeBackEnquiryStates` takes back. */
export const ENQUIRY_STATE = 'enquiry-state';

/** `version` is the one that the caller has read, null for any. */
type StateCommand = { id: string; version: number | null; state: EnquiryState };

export interface ChangedState {
  id: string;
  state: EnquiryState;
  version: number;
  undo: UndoView | null;
}

/** Says whose turn it is: ours, the sender's, or nobody's any more. What is opened again is due as if it came now. */
@Injectable()
export class ChangeEnquiryState {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
  ) {}

  /** @throws NotFound, ChangedMeanwhile */
  run(command: StateCommand, caller: Caller): Promise<ChangedState> {
    return this.database.transaction((tx) => this.change(tx, command, caller));
  }

  private async change(tx: Sql, { id, version, state }: StateCommand, caller: Caller): Promise<ChangedState> {
    const [enquiry] = isUUID(id) ? await lockEnquiries(tx, [id]) : [];
    if (!enquiry) throw new NotFound('There is no such enquiry.');
    if (version !== null && version !== enquiry.version) throw new ChangedMeanwhile();
    const { kind, answerFrom, answerDueAt } = enquiry;
    if (state === enquiry.state) return { id, state, version: enquiry.version, undo: null };
    const versionAfter = await setState(tx, kind, id, state);
    const details = { before: { state: enquiry.state }, after: { state } };
    const about = { subjectType: kind, subjectId: id, details };
    await this.audit.record({ action: 'enquiry.state-changed', ...about, ...caller }, tx);
    const before = { state: enquiry.state, answerFrom, answerDueAt };
    const subject = { kind, id, before, versionBefore: enquiry.version, versionAfter, eventIds: [] };
    const undo = await this.undoable.record(tx, { kind: ENQUIRY_STATE, deed: state, subjects: [subject] }, caller);
    return { id, state, version: versionAfter, undo };
  }
}
