import { findRow, hasRow, listRows, oneRow, queries, run } from '../../platform/database/queries';
import { addressOfGeneralAdmin, addressOfHr } from '../staff/staff.facts';
import { forEachKind, type SubmissionKind, submissionKinds, submissions } from '../submissions/kinds.facts';
import {
  personalMail,
  type ReceivedKind,
  receivedMailsOf,
  type ScanState,
  subjectColumn,
  subjectOf,
} from './received-mails.facts';

interface StoredFile {
  id: string;
  name: string;
  size: number;
  scanState: ScanState;
}

export interface StoredMail {
  id: string;
  subjectId: string;
  kind: ReceivedKind;
  senderName: string;
  senderEmail: string;
  /** Whether it came from the address of the submission, as far as mails tell. */
  isSenders: boolean;
  subject: string;
  text: string;
  quoted: string;
  isCut: boolean;
  reason: string | null;
  createdAt: Date;
  files: (StoredFile & {
    /** When it became the resume, and the key of the one before it. */
    usedAt: string | null;
    formerKey: string | null;
  })[];
}

/** What the mail to a colleague about a received one tells. */
export interface ToldMail extends Record<'subjectId' | 'reference' | 'name' | 'text' | 'senderEmail', string> {
  kind: SubmissionKind;
  isSenders: boolean;
  files: number;
  /** The address of the person who has the submission; null without one who can answer it. */
  assignee: string | null;
}

export interface FoundFile extends StoredFile {
  kind: SubmissionKind;
  subjectId: string;
}

/** A mail of a person, wherever it has joined. */
export interface MailFrom {
  kind: SubmissionKind;
  subjectId: string;
  reference: string;
  mail: object;
  /** The ids of its files. */
  files: string[];
}

const ofSubject = (column: string) =>
  `coalesce(${submissionKinds
    .map((kind) => `(SELECT ${column} FROM ${submissions[kind].table} WHERE id = m.${subjectColumn(kind)})`)
    .join(', ')})`;

const subjectKind = `CASE ${submissionKinds.map((kind) => `WHEN m.${subjectColumn(kind)} IS NOT NULL THEN '${kind}'`).join(' ')} END`;
const isSenders = `address_key(m.sender_email) = address_key(${ofSubject('email')}) AS "isSenders"`;
const assignee = `CASE WHEN m.application_id IS NULL THEN ${addressOfGeneralAdmin(ofSubject('assigned_to'))}
  ELSE ${addressOfHr(ofSubject('assigned_to'))} END AS assignee`;

const fileColumns = `'id', f.id, 'name', f.name, 'size', f.size, 'scanState', f.scan_state, 'usedAt', f.used_at,
  'formerKey', f.former_key`;

export const receivedMails = queries('received-mails', {
  /** About any of some submissions, oldest first. */
  list: listRows<StoredMail, [subjectIds: readonly string[]]>(`
    SELECT m.id, ${subjectOf('m')} AS "subjectId", m.kind, m.sender_name AS "senderName", m.sender_email AS "senderEmail",
      ${isSenders}, m.subject, m.body AS text, m.quoted, m.is_cut AS "isCut", m.reason, m.arrived_at AS "createdAt",
      coalesce((SELECT jsonb_agg(jsonb_build_object(${fileColumns}) ORDER BY f.id) FROM received_files f
        WHERE f.mail_id = m.id), '[]') AS files
    FROM received_mails m WHERE m.id IN (SELECT id FROM ${receivedMailsOf('= ANY($1::uuid[])')}) ORDER BY m.id`),

  /** Nothing when it is gone with its submission. */
  findTold: findRow<ToldMail, [id: string]>(`
    SELECT ${subjectKind} AS kind, ${subjectOf('m')} AS "subjectId", m.body AS text, m.sender_email AS "senderEmail", ${isSenders},
      ${ofSubject('reference')} AS reference, ${ofSubject('name')} AS name,
      (SELECT count(*)::int FROM received_files f WHERE f.mail_id = m.id) AS files, ${assignee}
    FROM received_mails m WHERE m.id = $1`),

  isThere: hasRow<[mailbox: string, uidValidity: string, uid: number, fingerprint: Buffer]>(`
    SELECT FROM received_mails
    WHERE (mailbox = $1 AND uid_validity = $2::bigint AND uid = $3::bigint) OR fingerprint = $4`),

  insertFile: run<
    [
      mailId: string,
      name: string,
      type: string,
      size: number,
      scanState: ScanState,
      malware: string | null,
      bytes: Buffer | null,
    ]
  >(`
    INSERT INTO received_files (mail_id, name, type, size, scan_state, malware, bytes) VALUES ($1, $2, $3, $4, $5, $6, $7)`),

  findFile: findRow<FoundFile, [id: string]>(`
    SELECT f.id, f.name, f.size, f.scan_state AS "scanState", ${subjectKind} AS kind, ${subjectOf('m')} AS "subjectId"
    FROM received_files f JOIN received_mails m ON m.id = f.mail_id WHERE f.id = $1`),

  readFile: findRow<{ bytes: Buffer | null }, [id: string]>('SELECT bytes FROM received_files WHERE id = $1'),

  /** It is the resume from now on. */
  noteUse: run<[id: string, formerKey: string | null]>(
    'UPDATE received_files SET used_at = now(), former_key = $2 WHERE id = $1',
  ),

  listWaiting: listRows<{ id: string }, [after: string, most: number]>(`
    SELECT id FROM received_files WHERE scan_state = 'waiting' AND id > $1 ORDER BY id LIMIT $2`),

  clear: run<[id: string]>(`UPDATE received_files SET scan_state = 'clean' WHERE id = $1 AND scan_state = 'waiting'`),

  /** The bytes are gone at once. */
  condemn: hasRow<[id: string, malware: string]>(`
    UPDATE received_files SET scan_state = 'infected', malware = $2, bytes = NULL
    WHERE id = $1 AND scan_state = 'waiting' RETURNING id`),

  /** The mails of a person, also in the conversations of others. */
  idsFrom: listRows<{ id: string }, [email: string]>(
    'SELECT id FROM received_mails WHERE address_key(sender_email) = address_key($1::text)',
  ),

  listFrom: listRows<MailFrom, [email: string]>(`
    SELECT ${subjectKind} AS kind, ${subjectOf('m')} AS "subjectId", ${ofSubject('reference')} AS reference, ${personalMail} AS mail,
      ARRAY(SELECT f.id FROM received_files f WHERE f.mail_id = m.id ORDER BY f.id) AS files
    FROM received_mails m WHERE address_key(m.sender_email) = address_key($1::text) ORDER BY m.id`),

  removeFrom: run<[email: string]>(
    'DELETE FROM received_mails WHERE address_key(sender_email) = address_key($1::text)',
  ),

  remove: run<[ids: readonly string[]]>('DELETE FROM received_mails WHERE id = ANY($1::uuid[])'),
});

type NewMail = [
  subjectId: string,
  mailbox: string,
  uidValidity: string,
  uid: number,
  fingerprint: Buffer,
  kind: ReceivedKind,
  senderName: string,
  senderEmail: string,
  subject: string,
  body: string,
  quoted: string,
  isCut: boolean,
  reason: string | null,
  arrivedAt: Date,
  messageId: string | null,
];

/** By kind. The submissions are locked. */
export const mailsOf = forEachKind((kind) =>
  queries(`received-mails.${kind}`, {
    /** Nothing for one that is there already. */
    insert: findRow<{ id: string }, NewMail>(`
      INSERT INTO received_mails (${subjectColumn(kind)}, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
        subject, body, quoted, is_cut, reason, arrived_at, message_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING RETURNING id`),

    countOfDay: oneRow<{ mails: number }, [subjectId: string]>(`
      SELECT count(*)::int AS mails FROM received_mails
      WHERE ${subjectColumn(kind)} = $1 AND created_at > now() - interval '24 hours'`),
  }),
);
