import { findRow, listRows, oneRow, queries, run } from '../../platform/database/queries';
import { lockHeldAbout, subjectsOfEvents } from '../../platform/outbox/outbox';
import { fromApplication, fromLockedApplications } from '../applications/application.facts';
import type { MailText } from './templates/mail-text';

export const mails = queries('stage-mails', {
  findTemplate: findRow<MailText, [stage: string]>(`
    SELECT subject, body FROM mail_templates WHERE stage = $1 ORDER BY title, key LIMIT 1`),
  insert: oneRow<{ id: string }, [applicationId: string, subject: string, body: string, requestedBy: string]>(`
    INSERT INTO stage_mails (application_id, subject, body, requested_by) VALUES ($1, $2, $3, $4) RETURNING id`),
  findRecipient: findRow<{ email: string; reference: string }, [applicationId: string]>(`
    SELECT a.email, a.reference ${fromApplication('$1')}`),
  lockApplications: run<[ids: readonly string[]]>(`SELECT id ${fromLockedApplications('$1::uuid[]')}`),
});

/** A mail to an applicant that waits for its moment. */
export interface HeldMail {
  stageMailId: string;
  applicationId: string;
  eventId: string;
  notBefore: Date;
}

const CANCELLED = "state = 'skipped'";

/** Mails to applicants that wait for the moment of their event. */
export const heldMails = queries('held-mails', {
  lock: listRows<HeldMail, [applicationIds: readonly string[]]>(`
    WITH held AS (${lockHeldAbout('SELECT id FROM stage_mails WHERE application_id = ANY($1::uuid[])')})
    SELECT m.id AS "stageMailId", m.application_id AS "applicationId", held.id AS "eventId", held.not_before AS "notBefore"
    FROM held JOIN stage_mails m ON m.id = held.subject_id`),

  skip: run<[eventIds: readonly string[], reason: string]>(`
    UPDATE deliveries SET ${CANCELLED}, answer = left($2, 500) WHERE event_id = ANY($1::uuid[]) AND state = 'pending'`),

  wait: run<[eventIds: readonly string[]]>(`
    UPDATE deliveries SET state = 'pending', answer = NULL WHERE event_id = ANY($1::uuid[]) AND ${CANCELLED}`),

  removeDeliveries: run<[eventIds: readonly string[]]>('DELETE FROM deliveries WHERE event_id = ANY($1::uuid[])'),
  remove: run<[eventIds: readonly string[]]>(`
    DELETE FROM stage_mails WHERE id IN (${subjectsOfEvents('$1')})`),
});
