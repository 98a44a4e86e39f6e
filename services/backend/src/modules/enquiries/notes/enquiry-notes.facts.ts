import { enquiryKinds, type EnquiryName } from '../enquiry-kinds.facts';

/** The column that names the enquiry that a note is about. */
export const noteColumn = (kind: EnquiryName) => `${kind.replaceAll('-', '_')}_id`;
const columns = enquiryKinds.map(noteColumn);

/** SQL: the enquiry of a note. */
export const notedEnquiry = (alias: string) => `coalesce(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

/** SQL: whether a note is about one of the enquiries that an expression compares with. */
export const isNoteAbout = (comparison: string) =>
  `(${columns.map((column) => `${column} ${comparison}`).join(' OR ')})`;

/** SQL: the ids of the enquiries whose notes have a part that `ILIKE` finds. */
export const notedWith = (pattern: string) =>
  `ARRAY(SELECT ${notedEnquiry('n')} FROM enquiry_notes n WHERE n.text ILIKE ${pattern})`;

/** What a person gets of the notes about an enquiry `s` of theirs. */
export const personalEnquiryNotes = (kind: EnquiryName) => ({
  row: "jsonb_build_object('text', n.text, 'createdAt', n.created_at)",
  order: 'n.id',
  from: `enquiry_notes n WHERE n.${noteColumn(kind)} = s.id`,
});
