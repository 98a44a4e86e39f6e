import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import type { SystemMailKey } from './list/system-mails';

/** Words of the company's own for a mail of the system, with the default that they were written in place of. */
export interface ChangedMail {
  key: string;
  subject: string;
  body: string;
  defaultSubject: string;
  defaultBody: string;
  version: number;
  updatedAt: Date;
}

const columns = `key, subject, body, default_subject AS "defaultSubject", default_body AS "defaultBody", version, updated_at AS "updatedAt"`;

type Words = [key: SystemMailKey, subject: string, body: string, defaultSubject: string, defaultBody: string];

/** A mail has a row only while its words are not those of the release. */
export const changedMails = queries('changed-mails', {
  list: listRows<ChangedMail>(`SELECT ${columns} FROM changed_mails`),
  find: findRow<ChangedMail, [key: SystemMailKey]>(`SELECT ${columns} FROM changed_mails WHERE key = $1`),
  /** Two who change a mail that has no row yet come one after the other. */
  lock: run<[key: SystemMailKey]>(`SELECT pg_advisory_xact_lock(hashtextextended('changed-mail ' || $1, 0))`),
  /** The database counts versions over all rows, so that one of before a way back to the default never comes again. */
  write: oneRow<ChangedMail, Words>(`
    INSERT INTO changed_mails (key, subject, body, default_subject, default_body) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (key) DO UPDATE SET subject = $2, body = $3, default_subject = $4, default_body = $5,
      version = DEFAULT, updated_at = now()
    RETURNING ${columns}`),
  remove: run<[key: SystemMailKey]>('DELETE FROM changed_mails WHERE key = $1'),
});
