import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { type LockedSubject, type TakenBack, TakesBack, type UndoTaker } from '../../../platform/undo/undo-takers';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { namesOfApplicants } from '../undo/lock-as-left.use-case';
import { ASSIGNMENT } from './assign-applications.use-case';
import { assignments } from './assign.repository';

/** The ids of the people, as `WriteAssignments` has written them: the one before it and the one after it. */
type Before = { to: string | null; after: string | null };

const beforeOf = ({ before }: UndoableSubject) => before as unknown as Before;

/** Takes back assignments. A move or an edit since then is no obstacle; another assignment is. */
@Injectable()
@TakesBack(ASSIGNMENT)
export class TakeBackAssignments implements UndoTaker {
  readonly names = namesOfApplicants;

  constructor(private readonly audit: RecordAudit) {}

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const locked = await assignments.lock(
      tx,
      subjects.map(({ id }) => id),
    );
    const subjectOf = new Map(subjects.map((subject) => [subject.id, subject]));
    return locked.map(({ id, name, assignedTo }) => {
      const subject = subjectOf.get(id);
      return { id, name, isAsLeft: subject !== undefined && beforeOf(subject).after === assignedTo };
    });
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const was = subjects.map((subject) => ({ id: subject.id, to: beforeOf(subject).to }));
    const back = await assignments.takeBack(tx, JSON.stringify(was));
    const about = back.map(({ id, assignee }) => ({ subjectId: id, details: { after: { assignedTo: assignee } } }));
    await this.audit.recordAll(
      { action: 'application.assignment-undone', subjectType: 'application', ...caller },
      about,
      tx,
    );
    return back.map(({ id, stage, standing, version }) => ({ kind: 'application', id, stage, standing, version }));
  }
}
