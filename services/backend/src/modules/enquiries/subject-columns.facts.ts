import { enquiryKinds, type EnquiryName } from './enquiry-kinds.facts';

/** The column by which a row beside the enquiries names its own: a table of notes or of replies has one for each kind, and fills one. */
export const subjectColumn = (kind: EnquiryName) => `${kind.replaceAll('-', '_')}_id`;
const columns = enquiryKinds.map(subjectColumn);

/** SQL: the enquiry of such a row. */
export const subjectOf = (alias: string) => `coalesce(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

/** SQL: the kind of that enquiry. */
export const subjectKindOf = (alias: string) =>
  `CASE ${enquiryKinds.map((kind) => `WHEN ${alias}.${subjectColumn(kind)} IS NOT NULL THEN '${kind}'`).join(' ')} END`;

/** SQL: whether such a row is about one of the enquiries that an expression compares with. */
export const isAbout = (comparison: string) => `(${columns.map((column) => `${column} ${comparison}`).join(' OR ')})`;
