import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { AuditAction } from '../../audit/audit.facts';
import { notes } from './notes.repository';
import type { Note } from './notes.view';

export class NotYourNote extends expectedError(
  403,
  'not_your_note',
  'Only the author of a note may change or delete it.',
) {}

export const isAuthor = ({ actor }: Caller, { authorId }: Note) => authorId === actor.id;

/** Locks a note and its application until the transaction ends. @throws NotFound */
export async function lockNote(tx: Sql, id: string): Promise<Note> {
  if (isUUID(id)) await notes.holdApplication(tx, id);
  const note = isUUID(id) ? await notes.lock(tx, id) : undefined;
  if (!note) throw new NotFound('There is no such note.');
  return note;
}

/** What the audit log says of a note: never its text. */
export function noteEntry(action: AuditAction, note: Note, caller: Caller) {
  const details = { noteId: note.id, ...(!isAuthor(caller, note) && { authorId: note.authorId }) };
  return { action, subjectType: 'application', subjectId: note.applicationId, details, ...caller } as const;
}
