import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { UndoableActions, type UndoableSubject } from '../../../platform/undo/undo';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { AssignApplicationsRequest } from './assign.dto';
import { assignments } from './assign.repository';
import type { AssignedView } from './assign.view';

/** The kind of action that `TakeBackAssignments` takes back. */
export const ASSIGNMENT = 'assignment';

/** Assigns applications to a person in HR, or to nobody, in the caller's transaction. Those that are assigned so already stay as they are. */
@Injectable()
export class WriteAssignments {
  constructor(
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
  ) {}

  /** @throws ValidationFailed for a person who is not in HR, NotFound for an application that is gone */
  async run(tx: Sql, { ids, to }: AssignApplicationsRequest, caller: Caller): Promise<AssignedView> {
    const colleague = to === null ? null : await assignments.findColleague(tx, to);
    if (colleague === undefined) throw new ValidationFailed({ to: 'Choose somebody of HR.' });
    const assignee = colleague?.name ?? null;
    const after = colleague?.id ?? null;
    const found = await assignments.lock(tx, ids);
    if (found.length < ids.length) throw new NotFound('One of these applications does not exist any more.');
    const others = found.filter(({ assignedTo }) => assignedTo !== after);
    const otherIds = others.map(({ id }) => id);
    await assignments.assign(tx, otherIds, after);
    const about = others.map(({ id: subjectId, assignee: before }) => {
      return { subjectId, details: { before: { assignedTo: before }, after: { assignedTo: assignee } } };
    });
    await this.audit.recordAll({ action: 'application.assigned', subjectType: 'application', ...caller }, about, tx);
    const versions = { versionBefore: null, versionAfter: null };
    const subjects = others.map(({ id, assignedTo: before }): UndoableSubject => {
      return { kind: 'application', id, before: { to: before, after }, ...versions, eventIds: [] };
    });
    const undo = await this.undoable.record(tx, { kind: ASSIGNMENT, deed: assignee ?? '', subjects }, caller);
    return { assigned: others.length, undo };
  }
}

/** Assigns applications to a person in HR, or to nobody: all of them, or none. */
@Injectable()
export class AssignApplications {
  constructor(
    private readonly database: Database,
    private readonly writing: WriteAssignments,
  ) {}

  /** @throws ValidationFailed for a person who is not in HR, NotFound for an application that is gone */
  run(request: AssignApplicationsRequest, caller: Caller): Promise<AssignedView> {
    return this.database.transaction((tx) => this.writing.run(tx, request, caller));
  }
}
