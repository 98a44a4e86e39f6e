import { findRow, listRows, queries, run } from '../../platform/database/queries';
import { rowsOf } from '../../platform/database/statement';
import { lockHeldAbout, selectEventsAbout, subjectsHeld, subjectsOfEvents } from '../../platform/outbox/outbox';
import { fromApplications, fromLockedApplications } from '../applications/application.facts';
import { isInterviewMail } from '../interviews/interviews.facts';
import type { MailText } from './templates/mail-text';

/** Of a new mail to an applicant. `sent_with` is the mail that answers this application as well. */
const columns = {
  application_id: 'uuid',
  subject: 'text',
  body: 'text',
  signature: 'text',
  requested_by: 'uuid',
  sent_with: 'uuid',
};
export type NewMail = Record<keyof typeof columns, string | null>;

export interface WrittenMail {
  id: string;
  applicationId: string;
  sentWith: string | null;
}

export const mails = queries('stage-mails', {
  findTemplate: findRow<MailText, [stage: string]>(`
    SELECT subject, body FROM mail_templates WHERE stage = $1 ORDER BY title, key LIMIT 1`),
  insert: listRows<WrittenMail, [mails: string]>(`
    INSERT INTO stage_mails (application_id, subject, body, signature, requested_by, sent_with)
    SELECT application_id, subject, body, signature, requested_by, sent_with FROM (${rowsOf('$1', columns)}) written
    RETURNING id, application_id AS "applicationId", sent_with AS "sentWith"`),
  listRecipients: listRows<{ id: string; email: string; reference: string }, [applicationIds: readonly string[]]>(`
    SELECT a.id, a.email, a.reference ${fromApplications('$1')}`),
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
/** A decision about the stage does not cancel a mail about an interview. */
const mailsAbout = `SELECT coalesce(sent_with, id) FROM stage_mails
  WHERE application_id = ANY($1::uuid[]) AND NOT ${isInterviewMail('stage_mails.id')}`;
/** These mails, and those that are sent with them. By an array each: with an OR of two subqueries, Postgres reads all mails. */
const withSent = (ids: string) => `id = ANY (ARRAY(${ids})) OR sent_with = ANY (ARRAY(${ids}))`;
const ofEvents = withSent(subjectsOfEvents('$1'));

/** Mails to applicants that wait for the moment of their event. */
export const heldMails = queries('held-mails', {
  lock: listRows<HeldMail, [applicationIds: readonly string[]]>(`
    WITH held AS (${lockHeldAbout(mailsAbout)})
    SELECT m.id AS "stageMailId", m.application_id AS "applicationId", held.id AS "eventId", held.not_before AS "notBefore"
    FROM held JOIN stage_mails m ON coalesce(m.sent_with, m.id) = held.subject_id WHERE m.application_id = ANY($1::uuid[])`),

  skip: run<[eventIds: readonly string[], reason: string]>(`
    UPDATE deliveries SET ${CANCELLED}, answer = left($2, 500) WHERE event_id = ANY($1::uuid[]) AND state = 'pending'`),

  wait: run<[eventIds: readonly string[]]>(`
    UPDATE deliveries SET state = 'pending', answer = NULL WHERE event_id = ANY($1::uuid[]) AND ${CANCELLED}`),

  eventsAbout: listRows<{ id: string }, [subjectIds: readonly string[]]>(
    selectEventsAbout('SELECT unnest($1::uuid[])'),
  ),
  /** Of those of which no copy has left. */
  waitAgain: listRows<{ eventId: string; job: string }, [subjectIds: readonly string[]]>(`
    UPDATE deliveries SET state = 'pending', answer = NULL
    WHERE event_id IN (${selectEventsAbout('SELECT unnest($1::uuid[])')}) AND ${CANCELLED} AND copies = 0
    RETURNING event_id AS "eventId", job`),

  removeDeliveries: run<[eventIds: readonly string[]]>('DELETE FROM deliveries WHERE event_id = ANY($1::uuid[])'),
  remove: run<[eventIds: readonly string[]]>(`DELETE FROM stage_mails WHERE ${ofEvents}`),

  /** The applications that are answered by what waits for these. */
  sharing: listRows<{ id: string }, [applicationIds: readonly string[]]>(`
    SELECT DISTINCT application_id AS id FROM stage_mails WHERE ${withSent(subjectsHeld(mailsAbout))}`),

  /** The applications of which a mail was about one of these as well. */
  together: listRows<{ id: string }, [applicationIds: readonly string[]]>(`
    SELECT DISTINCT application_id AS id FROM stage_mails
    WHERE ${withSent('SELECT coalesce(sent_with, id) FROM stage_mails WHERE application_id = ANY($1::uuid[])')}`),

  /** The applications that the mails of events answer. */
  answered: listRows<{ id: string }, [eventIds: readonly string[]]>(`
    SELECT DISTINCT application_id AS id FROM stage_mails WHERE ${ofEvents} ORDER BY 1`),
});
