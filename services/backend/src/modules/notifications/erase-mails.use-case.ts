import type { Sql } from '../../platform/database/database';
import { mails } from './erase-mails.repository';

/** Erases the events and mails about submissions, which are locked. */
export async function eraseMails(tx: Sql, submissionIds: readonly string[]): Promise<void> {
  for (const part of [mails.lockEvents, mails.removeDeliveries, mails.removeEvents]) await part(tx, submissionIds);
}

/** The ids of the records of mails to a person, in any spelling of the same mailbox, also about something that is gone already. */
export const findStrayMails = async (sql: Sql, email: string): Promise<string[]> =>
  (await mails.strayIds(sql, email)).map(({ id }) => id);

/** Erases the same. */
export const eraseStrayMails = mails.removeStray;

/** Erases records of mails by their ids. */
export const eraseDeliveries = mails.remove;
