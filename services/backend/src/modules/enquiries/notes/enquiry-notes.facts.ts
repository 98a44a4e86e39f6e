import { joinTexts } from '../../../platform/database/queries';
import type { EnquiryName } from '../enquiry-kinds.facts';
import { isAbout, subjectColumn, subjectOf } from '../subject-columns.facts';

/** SQL: the notes about the enquiries that an expression compares with. */
export const enquiryNotesAbout = (comparison: string) => `enquiry_notes WHERE ${isAbout(comparison)}`;

/** SQL: the ids of the enquiries whose notes have a part that `ILIKE` finds. */
export const notedWith = (pattern: string) =>
  `ARRAY(SELECT ${subjectOf('n')} FROM enquiry_notes n WHERE n.text ILIKE ${pattern})`;

/** SQL: all notes about an enquiry as one text, oldest first, each with its author; empty without any. */
export const joinedEnquiryNotes = (enquiry: string) =>
  `coalesce((SELECT ${joinTexts('author_name', 'text')} FROM ${enquiryNotesAbout(`= ${enquiry}`)}), '')`;

/** What a person gets of the notes about an enquiry `s` of theirs. */
export const personalEnquiryNotes = (kind: EnquiryName) => ({
  row: "jsonb_build_object('text', n.text, 'createdAt', n.created_at)",
  order: 'n.id',
  from: `enquiry_notes n WHERE n.${subjectColumn(kind)} = s.id`,
});
