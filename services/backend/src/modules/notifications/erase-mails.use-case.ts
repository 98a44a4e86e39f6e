import type { Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { deleteEventsAbout, selectEventsAbout } from '../../platform/outbox/outbox';

/** Mails to an applicant have the mail as their event's subject. */
const subjects =
  'SELECT unnest($1::uuid[]) UNION ALL SELECT id FROM stage_mails WHERE application_id = ANY($1::uuid[])';
/** Locks the events, so that a mail that is opened for one of them is either seen below or fails because its subject is gone. */
const lockEvents = statement('erase-mails.lock-events', `${selectEventsAbout(subjects)} ORDER BY id FOR UPDATE`);
const removeDeliveries = statement(
  'erase-mails.remove-deliveries',
  `DELETE FROM deliveries WHERE subject_id = ANY($1::uuid[]) OR event_id IN (${selectEventsAbout(subjects)})`,
);
const removeEvents = statement('erase-mails.remove-events', deleteEventsAbout(subjects));

/** Erases the events and mails about submissions, which are locked. */
export async function eraseMails(tx: Sql, submissionIds: readonly string[]): Promise<void> {
  for (const part of [lockEvents, removeDeliveries, removeEvents]) await tx.query(part, [submissionIds]);
}

const removeStray = statement(
  'erase-mails.remove-stray',
  `DELETE FROM deliveries WHERE (template LIKE 'acknowledge-%' OR template = 'stage-mail')
     AND address_key(recipient) = address_key($1::text)`,
);

/** Erases the mails to a person about something that is gone already. */
export async function eraseStrayMails(tx: Sql, email: string): Promise<void> {
  await tx.query(removeStray, [email]);
}
