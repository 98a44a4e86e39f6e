import type { Sql } from '../../../platform/database/database';
import { interviewMails } from './interview-mails.repository';

/**
 * Takes coming interviews with applicants out of the calendars of the staff who have them, in the transaction that is about to remove the
 * applications. The applicants themselves get no mail any more.
 */
export async function cancelForErasure(tx: Sql, applicationIds: readonly string[]): Promise<void> {
  await interviewMails.tellOfErasure(tx, applicationIds);
  await interviewMails.forgetErased(tx);
}
