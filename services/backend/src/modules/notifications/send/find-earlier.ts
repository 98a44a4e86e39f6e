import type { Database } from '../../../platform/database/database';
import { findAnsweredTogether } from '../cancel-stage-mails.use-case';
import type { NewDelivery } from '../deliveries.repository';
import { mails } from './mail-handlers.repository';

type About = Pick<NewDelivery, 'subjectKind' | 'subjectId' | 'recipient' | 'eventId'>;

/**
 * The Message-IDs of the mails that one to the sender of a submission continues, oldest first: ours to this address, and what has come
 * from it, also about applications that were answered by the same mail. A mail from another address is not there for its reader.
 */
export async function findEarlier(database: Database, about: About): Promise<string[]> {
  const { subjectKind, subjectId, recipient, eventId } = about;
  const ids = subjectKind === 'application' ? await findAnsweredTogether(database, [subjectId]) : [subjectId];
  return (await mails.listEarlier(database, ids, recipient, eventId)).map(({ messageId }) => messageId);
}
