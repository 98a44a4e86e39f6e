import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { type LockedSubject, type TakenBack, TakesBack, type UndoTaker } from '../../../platform/undo/undo-takers';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { answering, byKind, lockEnquiries, namesOfSenders } from './answering.repository';
import { ENQUIRY_ASSIGNMENT } from './assign-enquiries.use-case';

/** The ids of the people, as `AssignEnquiries` has written them: the one before it and the one after it. */
type Before = { to: string | null; after: string | null };

const beforeOf = ({ before }: UndoableSubject) => before as unknown as Before;

/** Takes back assignments of enquiries. An answer since then is no obstacle; another assignment is. */
@Injectable()
@TakesBack(ENQUIRY_ASSIGNMENT)
export class TakeBackEnquiryAssignments implements UndoTaker {
  readonly names = namesOfSenders;

  constructor(private readonly audit: RecordAudit) {}

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const subjectOf = new Map(subjects.map((subject) => [subject.id, subject]));
    const locked = await lockEnquiries(tx, [...subjectOf.keys()]);
    return locked.map(({ id, name, assignedTo }) => {
      const subject = subjectOf.get(id);
      return { id, name, isAsLeft: subject !== undefined && beforeOf(subject).after === assignedTo };
    });
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const back: TakenBack[] = [];
    for (const [kind, own] of byKind(subjects)) {
      await answering[kind].assignBack(
        tx,
        JSON.stringify(own.map((subject) => ({ id: subject.id, to: beforeOf(subject).to }))),
      );
      const ids = own.map(({ id }) => id);
      const rows = await answering[kind].lock(tx, ids);
      const about = rows.map(({ id, assignee }) => ({ subjectId: id, details: { after: { assignedTo: assignee } } }));
      await this.audit.recordAll({ action: 'enquiry.assignment-undone', subjectType: kind, ...caller }, about, tx);
      back.push(...rows.map(({ id, version }) => ({ kind, id, stage: null, standing: null, version })));
    }
    return back;
  }
}
