import type { Sql } from '../../platform/database/database';
import { mails } from './erase-mails.repository';

/** Erases the events and mails about submissions, which are locked. */
export async function eraseMails(tx: Sql, submissionIds: readonly string[]): Promise<void> {
  for (const part of [mails.lockEvents, mails.removeDeliveries, mails.removeEvents]) await part(tx, submissionIds);
}

/** Erases the mails to a person about something that is gone already. */
export const eraseStrayMails = mails.removeStray;
