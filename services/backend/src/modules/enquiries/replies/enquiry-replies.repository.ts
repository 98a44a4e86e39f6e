import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { newestMailStateAbout, REPLY_TEMPLATE } from '../../notifications/notifications.facts';
import type { DeliveryState } from '../../notifications/notifications.facts';
import type { Answering } from '../answering/answering.repository';
import { enquiries, enquiryKinds, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';
import { isAbout, subjectColumn, subjectKindOf, subjectOf } from '../subject-columns.facts';

/** A reply as it was written, without its mail. */
export interface WrittenReply {
  id: string;
  enquiryId: string;
  authorId: string;
  authorName: string;
  subject: string;
  text: string;
  createdAt: Date;
}

/** What the job that sends a reply has to know. */
export interface MailedReply extends Record<'enquiryId' | 'reference' | 'email' | 'subject' | 'body', string> {
  kind: EnquiryName;
}

/** A reply that was sent under a key before. */
interface EarlierReply extends WrittenReply {
  closes: boolean;
}

/** The last deed at an enquiry is a reply: where the enquiry stood before it, and how far its mail has come. */
export interface StandingReply {
  id: string;
  enquiryId: string;
  closes: boolean;
  before: Answering;
  state: Answering['state'];
  mail: DeliveryState | null;
}

const columns = `r.id, ${subjectOf('r')} AS "enquiryId", r.author_id AS "authorId", r.author_name AS "authorName", r.subject,
  r.body AS text, r.created_at AS "createdAt"`;

const enquiryWith = (column: string) =>
  `coalesce(${enquiryKinds
    .map((kind) => `(SELECT ${column} FROM ${enquiries[kind].table} WHERE id = r.${subjectColumn(kind)})`)
    .join(', ')}) AS ${column}`;

export const enquiryReplies = queries('enquiry-replies', {
  /** Oldest first. */
  list: listRows<WrittenReply, [enquiryId: string]>(`
    SELECT ${columns} FROM enquiry_replies r WHERE ${isAbout('= $1::uuid')} ORDER BY r.id`),

  findByKey: findRow<EarlierReply, [key: string]>(`
    SELECT ${columns}, r.closes FROM enquiry_replies r WHERE r.key = $1`),

  /** Nothing when it is gone with its enquiry. */
  findMailed: findRow<MailedReply, [id: string]>(`
    SELECT ${subjectKindOf('r')} AS kind, ${subjectOf('r')} AS "enquiryId", r.subject, r.body, ${enquiryWith('reference')}, ${enquiryWith('email')}
    FROM enquiry_replies r WHERE r.id = $1`),

  noteVersion: run<[id: string, version: number]>('UPDATE enquiry_replies SET version_after = $2 WHERE id = $1'),

  remove: run<[ids: readonly string[]]>('DELETE FROM enquiry_replies WHERE id = ANY($1::uuid[])'),
});

type NewReply = [
  enquiryId: string,
  key: string,
  authorId: string,
  authorName: string,
  subject: string,
  body: string,
  closes: boolean,
  before: string,
  versionAfter: number,
];

/** By kind. The enquiries are locked. */
export const repliesTo = forEachEnquiry(({ name, table }) =>
  queries(`enquiry-replies.${name}`, {
    insert: oneRow<{ id: string }, NewReply>(`
      INSERT INTO enquiry_replies (${subjectColumn(name)}, key, author_id, author_name, subject, body, closes, before, version_after)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`),

    findStanding: listRows<StandingReply, [enquiryIds: readonly string[]]>(`
      SELECT r.id, e.id AS "enquiryId", r.closes, r.before, e.state, ${newestMailStateAbout('r.id', REPLY_TEMPLATE)} AS mail
      FROM enquiry_replies r JOIN ${table} e ON e.id = r.${subjectColumn(name)} AND e.version = r.version_after
      WHERE e.id = ANY($1::uuid[])`),
  }),
);
