import { findRow, listRows, queries, run } from '../../../platform/database/queries';
import { rowsOf } from '../../../platform/database/statement';
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
  /** The reply whose mail answers this enquiry along with its own: itself, where it has a mail of its own. */
  mailedWith: string;
}

/** What the job that sends a reply has to know. */
export interface MailedReply extends Record<
  'enquiryId' | 'reference' | 'email' | 'writer' | 'subject' | 'body',
  string
> {
  kind: EnquiryName;
  signature: string | null;
}

/** A reply that was sent under a key before. */
export interface EarlierReply extends WrittenReply {
  closes: boolean;
  /** How far the mail that answers its enquiry has come. */
  mail: DeliveryState | null;
}

/** Where an enquiry stood before a reply, and its version then, which replies of former releases lack. */
export type BeforeReply = Answering & { version?: number };

/** A reply with the version of its enquiry since then, how far its mail has come, and where the enquiry is now. */
export interface MailedAnswer {
  id: string;
  enquiryId: string;
  closes: boolean;
  before: BeforeReply;
  versionAfter: number;
  mail: DeliveryState | null;
  state: Answering['state'];
  version: number;
}

const mailedWith = 'coalesce(r.sent_with, r.id)';
const columns = `r.id, ${subjectOf('r')} AS "enquiryId", r.author_id AS "authorId", r.author_name AS "authorName", r.subject,
  r.body AS text, r.created_at AS "createdAt", ${mailedWith} AS "mailedWith"`;

const enquiryWith = (column: string) =>
  `coalesce(${enquiryKinds
    .map((kind) => `(SELECT ${column} FROM ${enquiries[kind].table} WHERE id = r.${subjectColumn(kind)})`)
    .join(', ')}) AS ${column}`;

export const enquiryReplies = queries('enquiry-replies', {
  /** Oldest first. */
  list: listRows<WrittenReply, [enquiryId: string]>(`
    SELECT ${columns} FROM enquiry_replies r WHERE ${isAbout('= $1::uuid')} ORDER BY r.id`),

  listByKeys: listRows<EarlierReply, [keys: readonly string[]]>(`
    SELECT ${columns}, r.closes, ${newestMailStateAbout(mailedWith, REPLY_TEMPLATE)} AS mail
    FROM enquiry_replies r WHERE r.key = ANY($1::uuid[]) ORDER BY r.id`),

  freeKeys: run<[ids: readonly string[]]>('UPDATE enquiry_replies SET key = uuidv7() WHERE id = ANY($1::uuid[])'),

  /** The other enquiries that the mails to these have answered. */
  listAnsweredAlong: listRows<{ enquiryId: string }, [enquiryIds: readonly string[]]>(`
    SELECT DISTINCT ${subjectOf('along')} AS "enquiryId" FROM enquiry_replies along
    WHERE along.sent_with IN (SELECT id FROM enquiry_replies WHERE ${isAbout('= ANY($1::uuid[])')})`),

  /** Nothing when it is gone with its enquiry. */
  findMailed: findRow<MailedReply, [id: string]>(`
    SELECT ${subjectKindOf('r')} AS kind, ${subjectOf('r')} AS "enquiryId", r.author_name AS writer, r.subject, r.body, r.signature,
      ${enquiryWith('reference')}, ${enquiryWith('email')}
    FROM enquiry_replies r WHERE r.id = $1`),

  noteVersion: run<[id: string, version: number]>('UPDATE enquiry_replies SET version_after = $2 WHERE id = $1'),

  remove: run<[ids: readonly string[]]>('DELETE FROM enquiry_replies WHERE id = ANY($1::uuid[])'),
});

const newReply = {
  subject_id: 'uuid',
  key: 'uuid',
  author_id: 'uuid',
  author_name: 'text',
  subject: 'text',
  body: 'text',
  signature: 'text',
  closes: 'boolean',
  before: 'jsonb',
  version_after: 'integer',
  sent_with: 'uuid',
} as const;

/** A new row; `sent_with` is the reply whose mail answers this enquiry as well, null for one with a mail of its own. */
export type NewReply = Record<keyof typeof newReply, unknown>;
const { subject_id: _, ...written } = newReply;
const writtenColumns = Object.keys(written).join(', ');

/** By kind. The enquiries are locked. */
export const repliesTo = forEachEnquiry(({ name, table }) =>
  queries(`enquiry-replies.${name}`, {
    insert: listRows<{ id: string; enquiryId: string }, [replies: string]>(`
      INSERT INTO enquiry_replies (${subjectColumn(name)}, ${writtenColumns})
      SELECT subject_id, ${writtenColumns} FROM (${rowsOf('$1', newReply)}) written
      RETURNING id, ${subjectColumn(name)} AS "enquiryId"`),

    /** Of each enquiry all, the newest first. */
    listAnswers: listRows<MailedAnswer, [enquiryIds: readonly string[]]>(`
      SELECT r.id, e.id AS "enquiryId", r.closes, r.before, r.version_after AS "versionAfter", e.state, e.version,
        ${newestMailStateAbout(mailedWith, REPLY_TEMPLATE)} AS mail
      FROM enquiry_replies r JOIN ${table} e ON e.id = r.${subjectColumn(name)}
      WHERE e.id = ANY($1::uuid[]) ORDER BY e.id, r.id DESC`),

    /** Enquiries are under a version as they were under another. */
    followVersions: run<[restored: string]>(`
      UPDATE enquiry_replies r SET version_after = c.after FROM jsonb_to_recordset($1::jsonb) AS c(id uuid, before integer, after integer)
      WHERE r.${subjectColumn(name)} = c.id AND r.version_after = c.before`),
  }),
);
