import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { fromApplication } from '../../applications/application.facts';
import { isInHr } from '../../staff/staff.facts';

/** A note of HR about an application. */
export class NoteView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) applicationId: string;
  @ApiProperty({ type: String }) text: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'Only the author may change a note.' }) authorId: string;
  @ApiProperty({ type: String, description: 'The name at the time.' }) authorName: string;
  @ApiProperty({
    type: Boolean,
    description: 'Whether its author is not in HR any more: then all of HR may delete it.',
  })
  authorHasLeft: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
}

export type Note = RowOf<NoteView, 'createdAt' | 'updatedAt'>;

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

  lock: findRow<Note, [id: string]>(`SELECT ${columns} FROM application_notes WHERE id = $1 FOR UPDATE`),

  update: oneRow<Note, [id: string, text: string]>(`
    UPDATE application_notes SET text = $2, updated_at = now(), version = version + 1 WHERE id = $1 RETURNING ${columns}`),

  remove: run<[id: string]>('DELETE FROM application_notes WHERE id = $1'),
});
