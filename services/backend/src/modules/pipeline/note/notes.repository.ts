import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { fromApplication } from '../../applications/application.facts';
import { isInHr } from '../../staff/staff.facts';
import type { Note } from './notes.view';

const columns = `id, application_id AS "applicationId", text, author_id AS "authorId", author_name AS "authorName",
  created_at AS "createdAt", updated_at AS "updatedAt", version, NOT ${isInHr('author_id')} AS "authorHasLeft"`;

export const notes = queries('notes', {
  /** Nothing when there is no such application. */
  count: findRow<{ total: number }, [applicationId: string]>(`
    SELECT (SELECT count(*) FROM application_notes WHERE application_id = a.id)::int AS total ${fromApplication('$1')}`),

  /** Newest first. */
  list: listRows<Note, [applicationId: string, offset: number, limit: number]>(`
    SELECT ${columns} FROM application_notes WHERE application_id = $1 ORDER BY id DESC OFFSET $2 LIMIT $3`),

  /** Nothing is inserted where there is no such application. */
  insert: findRow<Note, [applicationId: string, authorId: string, authorName: string, text: string]>(`
    INSERT INTO application_notes (application_id, author_id, author_name, text)
    SELECT id, $2, $3, $4 ${fromApplication('$1')} FOR KEY SHARE RETURNING ${columns}`),

  /** Before the note is locked, as an erasure does it: the trigger on notes locks their application, too. */
  holdApplication: run<[id: string]>(
    `SELECT ${fromApplication('(SELECT application_id FROM application_notes WHERE id = $1)')} FOR KEY SHARE`,
  ),

  find: findRow<Note, [id: string]>(`SELECT ${columns} FROM application_notes WHERE id = $1`),

  lock: findRow<Note, [id: string]>(`SELECT ${columns} FROM application_notes WHERE id = $1 FOR UPDATE`),

  update: oneRow<Note, [id: string, text: string]>(`
    UPDATE application_notes SET text = $2, updated_at = now(), version = version + 1 WHERE id = $1 RETURNING ${columns}`),

  remove: run<[id: string]>('DELETE FROM application_notes WHERE id = $1'),
});
