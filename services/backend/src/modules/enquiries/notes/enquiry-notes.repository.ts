import type { Sql } from '../../../platform/database/database';
import { findRow, listRows, queries, run } from '../../../platform/database/queries';
import { isGeneralAdmin } from '../../staff/staff.facts';
import { enquiryKinds, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';
import { isNoteAbout, noteColumn, notedEnquiry } from './enquiry-notes.facts';
import type { EnquiryNote } from './enquiry-notes.view';

const columns = `n.id, ${notedEnquiry('n')} AS "enquiryId", n.text, n.author_id AS "authorId", n.author_name AS "authorName",
  n.created_at AS "createdAt", NOT ${isGeneralAdmin('n.author_id')} AS "authorHasLeft"`;

const kindOf = `CASE ${enquiryKinds.map((kind) => `WHEN n.${noteColumn(kind)} IS NOT NULL THEN '${kind}'`).join(' ')} END`;

export type LockedNote = EnquiryNote & { kind: EnquiryName };

export const enquiryNotes = queries('enquiry-notes', {
  /** Oldest first. */
  list: listRows<EnquiryNote, [enquiryId: string]>(`
    SELECT ${columns} FROM enquiry_notes n WHERE ${isNoteAbout('= $1::uuid')} ORDER BY n.id`),

  lock: findRow<LockedNote, [id: string]>(`
    SELECT ${columns}, ${kindOf} AS kind FROM enquiry_notes n WHERE n.id = $1 FOR UPDATE`),

  remove: run<[id: string]>('DELETE FROM enquiry_notes WHERE id = $1'),
});

type NewNote = [enquiryId: string, authorId: string, authorName: string, text: string];

const inserts = forEachEnquiry(({ name, table }) =>
  queries(`enquiry-notes.${name}`, {
    /** Nothing is inserted where there is no such enquiry. */
    insert: findRow<EnquiryNote, NewNote>(`
      INSERT INTO enquiry_notes AS n (${noteColumn(name)}, author_id, author_name, text)
      SELECT id, $2, $3, $4 FROM ${table} WHERE id = $1 FOR KEY SHARE RETURNING ${columns}`),
  }),
);

/** Undefined when there is no such enquiry of any kind. */
export async function insertNote(sql: Sql, ...note: NewNote): Promise<LockedNote | undefined> {
  for (const kind of enquiryKinds) {
    const written = await inserts[kind].insert(sql, ...note);
    if (written) return { ...written, kind };
  }
  return undefined;
}
