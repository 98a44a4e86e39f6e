import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { UndoableActions, type UndoableSubject, type UndoView } from '../../../platform/undo/undo';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { answering, byKind, findAdmin, lockEnquiries } from './answering.repository';

/** The kind of action that `TakeBackEnquiryAssignments` takes back. */
export const ENQUIRY_ASSIGNMENT = 'enquiry-assignment';

/** `to` is a general administrator, or null for nobody. */
interface AssignCommand {
  ids: string[];
  to: string | null;
}

interface Assigned {
  /** How many have somebody else now, or nobody. */
  assigned: number;
  undo: UndoView | null;
}

/** Assigns enquiries to a general administrator, or to nobody: all of them, or none. Those that are assigned so already stay as they are. */
@Injectable()
export class AssignEnquiries {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
  ) {}

  /** @throws ValidationFailed for a person who is no general administrator, NotFound for an enquiry that is gone */
  run(command: AssignCommand, caller: Caller): Promise<Assigned> {
    return this.database.transaction((tx) => this.assign(tx, command, caller));
  }

  private async assign(tx: Sql, { ids, to }: AssignCommand, caller: Caller): Promise<Assigned> {
    const admin = to === null ? null : await findAdmin(tx, to);
    if (admin === undefined) throw new ValidationFailed({ to: 'Choose a general administrator.' });
    const after = admin?.id ?? null;
    const found = await lockEnquiries(tx, ids);
    if (found.length < ids.length) throw new NotFound('One of these enquiries does not exist any more.');
    const others = found.filter(({ assignedTo }) => assignedTo !== after);
    for (const [kind, enquiries] of byKind(others)) {
      const kindIds = enquiries.map(({ id }) => id);
      await answering[kind].assign(tx, kindIds, after);
      const about = enquiries.map(({ id: subjectId, assignee: before }) => {
        return { subjectId, details: { before: { assignedTo: before }, after: { assignedTo: admin?.name ?? null } } };
      });
      await this.audit.recordAll({ action: 'enquiry.assigned', subjectType: kind, ...caller }, about, tx);
    }
    const versions = { versionBefore: null, versionAfter: null };
    const subjects = others.map(({ kind, id, assignedTo: before }): UndoableSubject => {
      return { kind, id, before: { to: before, after }, ...versions, eventIds: [] };
    });
    const undo = await this.undoable.record(
      tx,
      { kind: ENQUIRY_ASSIGNMENT, deed: admin?.name ?? '', subjects },
      caller,
    );
    return { assigned: others.length, undo };
  }
}
