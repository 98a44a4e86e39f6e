import { joinTexts } from '../../platform/database/queries';
import { submissionKinds, type SubmissionKind, submissions } from '../submissions/kinds.facts';

/** Somebody has answered one of our mails, and a colleague has to hear of it. Subject: the received mail. */
export const MAIL_RECEIVED = 'mail.received';

/** Written by somebody, sent by a program (out of office), or the report of a mail server that ours did not arrive. */
export const receivedKinds = ['reply', 'automatic', 'bounce'] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

/** Waiting: the malware scanner has not seen it. It is handed out where there is none. */
export const scanStates = ['waiting', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

/** The column by which a received mail names its submission: there is one for each kind, and one is filled. */
export const subjectColumn = (kind: SubmissionKind) => submissions[kind].consent;

/** SQL: the received mails of the submissions that an expression compares with. */
export const receivedMailsOf = (comparison: string) =>
  `received_mails WHERE ${submissionKinds.map((kind) => `${subjectColumn(kind)} ${comparison}`).join(' OR ')}`;

/** SQL: the ids of all received mails of submissions. By a union, so that each kind's index is used. */
export const selectReceived = (ids: string) =>
  submissionKinds
    .map((kind) => `SELECT id FROM received_mails WHERE ${subjectColumn(kind)} = ANY(${ids})`)
    .join(' UNION ALL ');

/** SQL: what people have written about some submissions from an address of theirs, as `message_id`, `at` and `id`. */
export const selectAnswersFrom = (ids: string, address: string) =>
  `SELECT m.message_id, m.created_at AS at, m.id FROM received_mails m WHERE m.id IN (${selectReceived(ids)})
    AND m.kind = 'reply' AND m.message_id IS NOT NULL AND address_key(m.sender_email) = address_key(${address})`;

const writtenAt = (which: 'min' | 'max', kind: SubmissionKind, submission: string) =>
  `SELECT ${which}(m.created_at) FROM received_mails m WHERE m.${subjectColumn(kind)} = ${submission} AND m.kind = 'reply'`;

/**
 * SQL: when somebody wrote last by mail about a submission; null without any. What programs send counts for nothing. It is looked up for
 * each submission: of an `EXISTS`, Postgres may read the mails about all of them.
 */
export const lastMailFrom = (kind: SubmissionKind, submission: string) => `(${writtenAt('max', kind, submission)})`;

/** SQL: the same of the first mail after a moment. */
export const firstMailFrom = (kind: SubmissionKind, submission: string, after: string) =>
  `(${writtenAt('min', kind, submission)} AND m.created_at > ${after})`;

/** SQL: the submission of a received mail. */
export const subjectOf = (alias: string) =>
  `coalesce(${submissionKinds.map((kind) => `${alias}.${subjectColumn(kind)}`).join(', ')})`;

const searched = ['m.body', 'm.subject', 'm.sender_name', 'm.sender_email'];

/** SQL: the ids of the submissions with a received mail that has a part that `ILIKE` finds in it, in its sender or in the name of a file. */
export const receivedWith = (pattern: string) =>
  `ARRAY(SELECT ${subjectOf('m')} FROM received_mails m WHERE ${searched.map((column) => `${column} ILIKE ${pattern}`).join(' OR ')}
    UNION ALL SELECT ${subjectOf('m')} FROM received_files f JOIN received_mails m ON m.id = f.mail_id WHERE f.name ILIKE ${pattern})`;

/** SQL: all that people have written by mail about a submission as one text, oldest first, each with its sender; empty without any. */
export const joinedMails = (submission: string) =>
  `coalesce((SELECT ${joinTexts('sender_email', 'body')} FILTER (WHERE kind <> 'bounce')
    FROM ${receivedMailsOf(`= ${submission}`)}), '')`;

/** SQL: what some applicants have sent by mail, as `id`, `where` and `text`: in the order of `refresh_application_document`. */
export const selectReceivedTexts = (applications: string, characters: number) =>
  `SELECT m.application_id AS id, 'mail' AS where, concat_ws(E'\\n', left(m.body, ${characters}), m.subject, m.sender_name, m.sender_email,
      (SELECT string_agg(f.name, E'\\n' ORDER BY f.id) FROM received_files f WHERE f.mail_id = m.id)) AS text FROM received_mails m
    WHERE m.application_id = ANY(${applications}::uuid[])`;

/** The table of received mails, and its column of senders. */
export const receivedSenders = { table: 'received_mails', email: 'sender_email' };

/** SQL: what a person gets of a received mail `m`. Its files are packed beside it. */
export const personalMail = `jsonb_build_object('at', m.arrived_at, 'kind', m.kind, 'sender', m.sender_email, 'subject', m.subject,
    'body', m.body, 'quoted', m.quoted)`;

/** What a person gets of the mails about a submission `s` of theirs. */
export const personalReceived = (kind: SubmissionKind) => ({
  row: personalMail,
  order: 'm.id',
  from: `received_mails m WHERE m.${subjectColumn(kind)} = s.id`,
});

/** SQL: the ids of the files of a submission `s`. */
export const personalReceivedFiles = (kind: SubmissionKind) =>
  `ARRAY(SELECT f.id FROM received_files f JOIN received_mails m ON m.id = f.mail_id
    WHERE m.${subjectColumn(kind)} = s.id ORDER BY f.id)`;
