import { enquiryKinds, type EnquiryName } from '../enquiry-kinds.facts';
import { isAbout, subjectColumn, subjectOf } from '../subject-columns.facts';

/** A mail of the sender of an enquiry has joined its conversation, and somebody has to hear of it. Subject: the mail. */
export const MAIL_RECEIVED = 'enquiry-mail.received';

/** Written by somebody, sent by a program (out of office), or the report of a mail server that ours did not arrive. */
export const receivedKinds = ['reply', 'automatic', 'bounce'] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

/** Waiting: the malware scanner has not seen it. It is handed out where there is none. */
export const scanStates = ['waiting', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

/** SQL: the received mails of the enquiries that an expression compares with. */
export const receivedMailsOf = (comparison: string) => `received_mails WHERE ${isAbout(comparison)}`;

/** SQL: the ids of all received mails of enquiries. By a union, so that each kind's index is used. */
export const selectReceived = (enquiries: string) =>
  enquiryKinds
    .map((kind) => `SELECT id FROM received_mails WHERE ${subjectColumn(kind)} = ANY(${enquiries})`)
    .join(' UNION ALL ');

/** SQL: the ids of the enquiries with a received mail that has a part that `ILIKE` finds. */
export const receivedWith = (pattern: string) =>
  `ARRAY(SELECT ${subjectOf('m')} FROM received_mails m WHERE m.body ILIKE ${pattern})`;

/** What a person gets of the mails to an enquiry `s` of theirs. Their files are packed beside it. */
export const personalReceived = (kind: EnquiryName) => ({
  row: `jsonb_build_object('at', m.arrived_at, 'kind', m.kind, 'sender', m.sender_email, 'subject', m.subject, 'body', m.body,
    'quoted', m.quoted)`,
  order: 'm.id',
  from: `received_mails m WHERE m.${subjectColumn(kind)} = s.id`,
});

/** SQL: the ids of the files of an enquiry `s`. */
export const personalReceivedFiles = (kind: EnquiryName) =>
  `ARRAY(SELECT f.id FROM received_files f JOIN received_mails m ON m.id = f.mail_id
    WHERE m.${subjectColumn(kind)} = s.id ORDER BY f.id)`;
