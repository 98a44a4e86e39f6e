import { findRow, hasRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { enquiries, enquiryKinds, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';
import { addressOfGeneralAdmin as assigneeAddress } from '../../staff/staff.facts';
import { isAbout, subjectColumn, subjectKindOf, subjectOf } from '../subject-columns.facts';
import type { ReceivedKind, ScanState } from './received-mails.facts';

interface StoredFile {
  id: string;
  name: string;
  size: number;
  scanState: ScanState;
}

export interface StoredMail {
  id: string;
  enquiryId: string;
  kind: ReceivedKind;
  senderName: string;
  senderEmail: string;
  /** Whether it came from the address of the enquiry, as far as mails tell. */
  isSenders: boolean;
  subject: string;
  text: string;
  quoted: string;
  isCut: boolean;
  reason: string | null;
  createdAt: Date;
  files: StoredFile[];
}

/** What the mail to a colleague about a received one tells. */
export interface ToldMail extends Record<'enquiryId' | 'reference' | 'name' | 'text' | 'senderEmail', string> {
  kind: EnquiryName;
  isSenders: boolean;
  files: number;
  /** The address of the person who has the enquiry; null without one who can answer it. */
  assignee: string | null;
}

export interface FoundFile extends StoredFile {
  kind: EnquiryName;
  enquiryId: string;
}

const ofEnquiry = (alias: string, column: string) =>
  `coalesce(${enquiryKinds
    .map((kind) => `(SELECT ${column} FROM ${enquiries[kind].table} WHERE id = ${alias}.${subjectColumn(kind)})`)
    .join(', ')})`;

const isSenders = `address_key(m.sender_email) = address_key(${ofEnquiry('m', 'email')}) AS "isSenders"`;

const fileColumns = `'id', f.id, 'name', f.name, 'size', f.size, 'scanState', f.scan_state`;

export const receivedMails = queries('received-mails', {
  /** Oldest first. */
  list: listRows<StoredMail, [enquiryId: string]>(`
    SELECT m.id, ${subjectOf('m')} AS "enquiryId", m.kind, m.sender_name AS "senderName", m.sender_email AS "senderEmail",
      ${isSenders}, m.subject, m.body AS text, m.quoted, m.is_cut AS "isCut", m.reason, m.arrived_at AS "createdAt",
      coalesce((SELECT jsonb_agg(jsonb_build_object(${fileColumns}) ORDER BY f.id) FROM received_files f
        WHERE f.mail_id = m.id), '[]') AS files
    FROM received_mails m WHERE ${isAbout('= $1::uuid')} ORDER BY m.id`),

  /** Nothing when it is gone with its enquiry. */
  findTold: findRow<ToldMail, [id: string]>(`
    SELECT ${subjectKindOf('m')} AS kind, ${subjectOf('m')} AS "enquiryId", m.body AS text, m.sender_email AS "senderEmail", ${isSenders},
      ${ofEnquiry('m', 'reference')} AS reference, ${ofEnquiry('m', 'name')} AS name,
      (SELECT count(*)::int FROM received_files f WHERE f.mail_id = m.id) AS files,
      ${assigneeAddress(ofEnquiry('m', 'assigned_to'))} AS assignee
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
    SELECT f.id, f.name, f.size, f.scan_state AS "scanState", ${subjectKindOf('m')} AS kind, ${subjectOf('m')} AS "enquiryId"
    FROM received_files f JOIN received_mails m ON m.id = f.mail_id WHERE f.id = $1`),

  readFile: findRow<{ bytes: Buffer | null }, [id: string]>('SELECT bytes FROM received_files WHERE id = $1'),

  listWaiting: listRows<{ id: string }, [after: string, most: number]>(`
    SELECT id FROM received_files WHERE scan_state = 'waiting' AND id > $1 ORDER BY id LIMIT $2`),

  clear: run<[id: string]>(`UPDATE received_files SET scan_state = 'clean' WHERE id = $1 AND scan_state = 'waiting'`),

  /** The bytes are gone at once. */
  condemn: hasRow<[id: string, malware: string]>(`
    UPDATE received_files SET scan_state = 'infected', malware = $2, bytes = NULL
    WHERE id = $1 AND scan_state = 'waiting' RETURNING id`),

  /** The mails of a person in the conversations of others. */
  removeFrom: run<[email: string]>(
    'DELETE FROM received_mails WHERE address_key(sender_email) = address_key($1::text)',
  ),
});

type NewMail = [
  enquiryId: string,
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
];

/** By kind. The enquiries are locked. */
export const mailsOf = forEachEnquiry(({ name, table }) =>
  queries(`received-mails.${name}`, {
    /** Nothing for one that is there already. */
    insert: findRow<{ id: string }, NewMail>(`
      INSERT INTO received_mails (${subjectColumn(name)}, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
        subject, body, quoted, is_cut, reason, arrived_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING RETURNING id`),

    countOfDay: oneRow<{ mails: number }, [enquiryId: string]>(`
      SELECT count(*)::int AS mails FROM received_mails
      WHERE ${subjectColumn(name)} = $1 AND created_at > now() - interval '24 hours'`),

    /** A reply that a colleague has begun is refused: there is something that they have not read. */
    raiseVersion: oneRow<{ version: number }, [enquiryId: string]>(`
      UPDATE ${table} SET version = version + 1 WHERE id = $1 RETURNING version`),
  }),
);
