import { joinTexts } from '../../../platform/database/queries';
import { enquiryKinds, type EnquiryName } from '../enquiry-kinds.facts';
import { isAbout, subjectColumn, subjectOf } from '../subject-columns.facts';

/** SQL: the replies to the enquiries that an expression compares with. */
export const enquiryRepliesTo = (comparison: string) => `enquiry_replies WHERE ${isAbout(comparison)}`;

/** SQL: the ids of all replies to enquiries. By a union, so that each kind's index is used. */
export const selectReplies = (enquiries: string) =>
  enquiryKinds
    .map((kind) => `SELECT id FROM enquiry_replies WHERE ${subjectColumn(kind)} = ANY(${enquiries})`)
    .join(' UNION ALL ');

/** SQL: the ids of the enquiries with a reply that has a part that `ILIKE` finds. */
export const repliedWith = (pattern: string) =>
  `ARRAY(SELECT ${subjectOf('r')} FROM enquiry_replies r WHERE r.body ILIKE ${pattern} OR r.subject ILIKE ${pattern})`;

/** SQL: all replies to an enquiry as one text, oldest first, each with its author; empty without any. */
export const joinedReplies = (enquiry: string) =>
  `coalesce((SELECT ${joinTexts('author_name', 'body')} FROM ${enquiryRepliesTo(`= ${enquiry}`)}), '')`;

/** SQL: whether an enquiry has a reply of which a condition, made from its moment, holds. */
export const hasReply = (kind: EnquiryName, enquiry: string, holds: (moment: string) => string) =>
  `EXISTS (SELECT FROM enquiry_replies r WHERE r.${subjectColumn(kind)} = ${enquiry} AND ${holds('r.created_at')})`;

/** What a person gets of the replies to an enquiry `s` of theirs. */
export const personalEnquiryReplies = (kind: EnquiryName) => ({
  row: "jsonb_build_object('at', r.created_at, 'subject', r.subject, 'body', r.body)",
  order: 'r.id',
  from: `enquiry_replies r WHERE r.${subjectColumn(kind)} = s.id`,
});
