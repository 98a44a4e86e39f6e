import type { Sql } from '../../platform/database/database';
import { receivedMails } from './received-mails.repository';

export type { MailFrom, StoredMail, ToldMail } from './received-mails.repository';
export { ApplicantReplyView, ReceivedMailView, toApplicantReplyView, toReceivedView } from './received-mails.view';

/** What a colleague hears of a received mail; undefined when it is gone with its submission. */
export const findReceivedMail = receivedMails.findTold;

/** The mails that have come about any of some submissions, oldest first. */
export const listReceivedMails = receivedMails.list;

/** The ids of the mails that came from an address, in any spelling of the same mailbox, about whatever they are. */
export const findReceivedFrom = async (sql: Sql, email: string): Promise<string[]> =>
  (await receivedMails.idsFrom(sql, email)).map(({ id }) => id);

/** The same mails as the person gets them, oldest first. */
export const listReceivedFrom = receivedMails.listFrom;

/** Erases the mails of a person, also in the conversations of others. */
export const eraseReceivedFrom = receivedMails.removeFrom;

/** Erases mails by their ids. */
export const eraseReceived = receivedMails.remove;
