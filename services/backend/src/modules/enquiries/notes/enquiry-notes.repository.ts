import type { Sql } from '../../../platform/database/database';
import { findRow, listRows, queries, run } from '../../../platform/database/queries';
import { isGeneralAdmin } from '../../staff/staff.facts';
import { enquiryKinds, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';
import { isAbout, subjectColumn, subjectKindOf, subjectOf } from '../subject-columns.facts';
import type { EnquiryNote } from './enquiry-notes.view';

const columns = `n.id, ${subjectOf('n')} AS "enquiryId", n.text, n.author_id AS "authorId", n.author_name AS "authorName",
  n.created_at AS "createdAt", NOT ${isGeneralAdmin('n.author_id')} AS "authorHasLeft"`;

export type LockedNote = EnquiryNote & { kind: EnquiryName };

export const enquiryNotes = queries('enquiry-notes', {
  /** Oldest first. */
  list: listRows<EnquiryNote, [enquiryId: string]>(`
    SELECT ${columns} FROM enquiry_notes n WHERE ${isAbout('= $1::uuid')} ORDER BY n.id`),

  find: findRow<EnquiryNote, [id: string]>(`SELECT ${columns} FROM enquiry_notes n WHERE n.id = $1`),

  lock: findRow<LockedNote, [id: string]>(`
    SELECT ${columns}, ${subjectKindOf('n')} AS kind FROM enquiry_notes n WHERE n.id = $1 FOR UPDATE`),

  remove: run<[id: string]>('DELETE FROM enquiry_notes WHERE id = $1'),
});

type NewNote = [enquiryId: string, authorId: string, authorName: string, text: string];

const inserts = forEachEnquiry(({ name, table }) =>
  queries(`enquiry-notes.${name}`, {
    /** Nothing is inserted where there is no such enquiry. */
    insert: findRow<EnquiryNote, NewNote>(`
      INSERT INTO enquiry_notes AS n (${subjectColumn(name)}, author_id, author_name, text)
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
