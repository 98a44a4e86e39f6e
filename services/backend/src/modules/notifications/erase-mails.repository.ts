import { listRows, queries, run } from '../../platform/database/queries';
import { deleteEventsAbout, selectEventsAbout } from '../../platform/outbox/outbox';
import { selectReceived } from '../received-mails/received-mails.facts';
import { selectReplies } from '../enquiries/replies/enquiry-replies.facts';
import { selectInterviewMails } from '../interviews/interviews.facts';
import { selectAsks } from '../resumes/resumes.facts';
import { strayMails } from './notifications.facts';

type Submissions = [ids: readonly string[]];

/** Mails that staff wrote have the mail as their event's subject, those about another file the ask for it, those to interviewers the notice. */
const subjects = `SELECT unnest($1::uuid[]) UNION ALL SELECT id FROM stage_mails WHERE application_id = ANY($1::uuid[])
  UNION ALL ${selectReplies('$1::uuid[]')} UNION ALL ${selectReceived('$1::uuid[]')} UNION ALL ${selectAsks('$1::uuid[]')}
  UNION ALL ${selectInterviewMails('$1::uuid[]')}`;

export const mails = queries('erase-mails', {
  /** Locks the events, so that a mail that is opened for one of them is either seen below or fails because its subject is gone. */
  lockEvents: run<Submissions>(`${selectEventsAbout(subjects)} ORDER BY id FOR UPDATE`),
  /** By a union, because an OR of the two is answered by reading all mails. */
  removeDeliveries: run<Submissions>(`
    DELETE FROM deliveries WHERE id IN (
      SELECT id FROM deliveries WHERE subject_id = ANY($1::uuid[])
      UNION SELECT id FROM deliveries WHERE event_id IN (${selectEventsAbout(subjects)}))`),
  removeEvents: run<Submissions>(deleteEventsAbout(subjects)),
  strayIds: listRows<{ id: string }, [email: string]>(`
    SELECT id FROM deliveries WHERE ${strayMails.where} AND address_key(recipient) = address_key($1::text)`),
  removeStray: run<[email: string]>(`
    DELETE FROM deliveries WHERE ${strayMails.where} AND address_key(recipient) = address_key($1::text)`),
  remove: run<[ids: readonly string[]]>('DELETE FROM deliveries WHERE id = ANY($1::uuid[])'),
});
