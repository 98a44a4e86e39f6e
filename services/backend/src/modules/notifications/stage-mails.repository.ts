import { findRow, listRows, oneRow, queries, run } from '../../platform/database/queries';
import { lockHeldAbout, subjectsOfEvents } from '../../platform/outbox/outbox';
import { fromApplication, fromLockedApplications } from '../applications/application.facts';
import type { MailText } from './templates/mail-text';

type NewMail = [applicationId: string, subject: string, body: string, requestedBy: string];

export const mails = queries('stage-mails', {
  findTemplate: findRow<MailText, [stage: string]>(`
    SELECT subject, body FROM mail_templates WHERE stage = $1 ORDER BY title, key LIMIT 1`),
  insert: oneRow<{ id: string }, [...NewMail, sentWith: string | null]>(`
    INSERT INTO stage_mails (application_id, subject, body, requested_by, sent_with) VALUES ($1, $2, $3, $4, $5) RETURNING id`),
  findRecipient: findRow<{ email: string; reference: string }, [applicationId: string]>(`
    SELECT a.email, a.reference ${fromApplication('$1')}`),
  lockApplications: run<[ids: readonly string[]]>(`SELECT id ${fromLockedApplications('$1::uuid[]')}`),
});

/** A mail to an applicant that waits for its moment, once for each of the applications that it answers. */
export interface HeldMail {
  stageMailId: string;
  applicationId: string;
  eventId: string;
  notBefore: Date;
}

const CANCELLED = "state = 'skipped'";
/** By an array each: with an OR of two subqueries, Postgres reads all mails. */
const subjects = `ANY (ARRAY(${subjectsOfEvents('$1')}))`;
/** The mails that leave with these events, and those that are sent with them. */
const ofEvents = `id = ${subjects} OR sent_with = ${subjects}`;

/** Mails to applicants that wait for the moment of their event. */
export const heldMails = queries('held-mails', {
  lock: listRows<HeldMail, [applicationIds: readonly string[]]>(`
    WITH held AS (${lockHeldAbout('SELECT coalesce(sent_with, id) FROM stage_mails WHERE application_id = ANY($1::uuid[])')})
    SELECT m.id AS "stageMailId", m.application_id AS "applicationId", held.id AS "eventId", held.not_before AS "notBefore"
    FROM held JOIN stage_mails m ON coalesce(m.sent_with, m.id) = held.subject_id WHERE m.application_id = ANY($1::uuid[])`),

  skip: run<[eventIds: readonly string[], reason: string]>(`
    UPDATE deliveries SET ${CANCELLED}, answer = left($2, 500) WHERE event_id = ANY($1::uuid[]) AND state = 'pending'`),

  wait: run<[eventIds: readonly string[]]>(`
    UPDATE deliveries SET state = 'pending', answer = NULL WHERE event_id = ANY($1::uuid[]) AND ${CANCELLED}`),

  removeDeliveries: run<[eventIds: readonly string[]]>('DELETE FROM deliveries WHERE event_id = ANY($1::uuid[])'),
  remove: run<[eventIds: readonly string[]]>(`DELETE FROM stage_mails WHERE ${ofEvents}`),

  /** The applications that the mails of events answer. */
  answered: listRows<{ id: string }, [eventIds: readonly string[]]>(`
    SELECT DISTINCT application_id AS id FROM stage_mails WHERE ${ofEvents} ORDER BY 1`),
});
