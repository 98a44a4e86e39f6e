import type { Sql } from '../../platform/database/database';
import type { ArrivedMail } from '../../platform/mailbox/read-one-mail';
import type { MailFile } from '../../platform/mailbox/read/read-mail.facts';
import type { SubmissionKind } from '../submissions/kinds.facts';
import type { ReceivedKind } from './received-mails.facts';
import { mailsOf, receivedMails } from './received-mails.repository';

/** A file with what the malware scanner says of it; without a verdict it waits for one. */
export type JoinedFile = MailFile & { verdict: { clean: boolean; malware?: string } | null };

/** A mail that is to join what is known of a submission. */
export interface JoiningMail {
  mail: ArrivedMail;
  kind: ReceivedKind;
  /** The same for the same mail, wherever it lies. */
  fingerprint: Buffer;
  files: readonly JoinedFile[];
}

/** It will stand in headers of ours: what is no ASCII there cannot be sent as it came. */
const isNameable = (messageId: string | null) => messageId !== null && /^<[!-;=?-~]+>$/.test(messageId);

/** Of one submission: two programs that answer each other write as long as they are let. */
const MOST_IN_A_DAY = 50;

/** Gone: there is no such submission any more. Too many: it has had too many mails today, and the mail stays in the mailbox. */
export type Joined = 'joined' | 'gone' | 'too-many';

/** With what the audit log says of it. Known: it has joined before. */
type Stored = { id: string; details: Record<string, unknown> } | 'known' | 'too-many';

/** Keeps a mail with its files, once, however often it is called. The submission is locked. */
export async function storeReceivedMail(
  tx: Sql,
  about: SubmissionKind,
  subjectId: string,
  { mail, kind, fingerprint, files }: JoiningMail,
): Promise<Stored> {
  const { mailbox, uidValidity, uid } = mail.key;
  if (await receivedMails.isThere(tx, mailbox, uidValidity, uid, fingerprint)) return 'known';
  const { mails } = await mailsOf[about].countOfDay(tx, subjectId);
  if (mails >= MOST_IN_A_DAY) return 'too-many';
  const stored = await mailsOf[about].insert(
    tx,
    subjectId,
    mailbox,
    uidValidity,
    uid,
    fingerprint,
    kind,
    mail.senderName,
    mail.senderEmail,
    mail.subject,
    mail.text,
    mail.quoted,
    mail.isCut,
    mail.bounce?.reason ?? null,
    mail.arrivedAt,
    isNameable(mail.messageId) ? mail.messageId : null,
  );
  if (!stored) return 'known';
  for (const file of files) await keepFile(tx, stored.id, file);
  const infected = files.filter(({ verdict }) => verdict?.clean === false).length;
  const details = { mailId: stored.id, kind, files: files.length, ...(infected > 0 && { infected }) };
  return { id: stored.id, details };
}

function keepFile(tx: Sql, mailId: string, { name, type, bytes, verdict }: JoinedFile): Promise<void> {
  if (verdict?.clean === false)
    return receivedMails.insertFile(tx, mailId, name, type, bytes.length, 'infected', verdict.malware ?? '', null);
  return receivedMails.insertFile(tx, mailId, name, type, bytes.length, verdict ? 'clean' : 'waiting', null, bytes);
}
