import type { Sql } from '../../../platform/database/database';
import { receivedMails, type ToldMail } from './received-mails.repository';

export type { ToldMail };

/** What a colleague hears of a received mail; undefined when it is gone with its enquiry. */
export const findReceivedMail = (sql: Sql, id: string): Promise<ToldMail | undefined> =>
  receivedMails.findTold(sql, id);

/** Erases the mails of a person in the conversations of others. */
export const eraseReceivedFrom = receivedMails.removeFrom;
